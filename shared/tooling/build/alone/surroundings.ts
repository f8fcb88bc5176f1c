import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@handover/shared/contract';
import type { ReleasedRemote, ReleaseSet } from '@handover/shared/federation/contract';
import type { Sibling } from '../../mock-host/facts.ts';
import { CommandError } from '../command/command-error.ts';
import { printProgress } from '../command/index.ts';
import { withNavTexts } from '../descriptor/nav-texts.ts';
import { readJson } from '../descriptor/package-facts.ts';
import { remoteNames, workspace } from '../workspace/index.ts';
import type { Around, RecordingFile } from './recording/recording-file.ts';
import type { AloneSettings } from './settings.ts';

/** The product around a remote alone: what the others mount, and their texts; none of their code. */
export interface Surroundings {
  /** The other remotes, and the pages of the host except `/`, where the mock host has its own page. */
  siblings: () => Sibling[];
  /** Those that are loaded, in place of placeholders. */
  live: () => Record<string, ReleasedRemote>;
  /** Called for each page: what is live may have moved. */
  refresh: () => Promise<void>;
  /** The file of texts of a namespace, as JSON; undefined if nobody has it. */
  readTexts: (language: string, namespace: string) => Promise<string | undefined>;
}

/** Without a deployed product nothing is live. */
const nothingLive: Pick<Surroundings, 'live' | 'refresh'> = {
  live: () => ({}),
  refresh: async () => undefined,
};

const hostOf = (routes: Sibling['routes']): Sibling => ({
  name: 'host',
  namespace: 'common',
  routes: routes.filter(({ path }) => path !== '/'),
  widgets: [],
  modals: [],
});

/** The workspace: sources of the others, read again for each page. */
export function workspaceSurroundings(name: string, root: string = workspace): Surroundings {
  const remotes = (): Sibling[] =>
    remoteNames(root)
      .filter((other) => other !== name)
      .map((other) => {
        const folder = join(root, other);
        const { namespace, routes, widgets, modals } = withNavTexts(
          readJson(join(folder, 'src/remote.json')),
          folder,
        );
        return { name: other, namespace, routes, widgets, modals };
      });
  return {
    ...nothingLive,
    siblings: () => [...remotes(), hostOf(readJson(join(root, 'host/src/host.json')).routes)],
    readTexts(language, namespace) {
      const owner = remotes().find((remote) => remote.namespace === namespace)?.name;
      const file = owner
        ? join(owner, `src/locales/${language}.json`)
        : join('host/src/locales', language, `${namespace}.json`);
      return readFile(join(root, file), 'utf8').catch(() => undefined);
    },
  };
}

/**
 * The release set that is live at an address, read again for each page; if that fails, the one before stays. The remotes in `wanted` are
 * loaded from there; `onMoved` is called with each version of them that has become live since.
 */
export async function liveSurroundings(
  name: string,
  origin: string,
  wanted: readonly string[] = [],
  onMoved: (remote: string, version: string) => void = () => undefined,
): Promise<Surroundings> {
  const fetchSet = async (): Promise<ReleaseSet> =>
    JSON.parse(await fetchText(new URL('/release-set.json', origin)));
  let set = await fetchSet();
  const others = () => Object.entries(set.remotes).filter(([other]) => other !== name);
  const live = () => Object.fromEntries(others().filter(([other]) => wanted.includes(other)));
  const unknown = wanted.find((each) => !(each in live()));
  if (unknown !== undefined)
    throw new CommandError(
      `${origin} has no other remote ${unknown}, only ${others()
        .map(([other]) => other)
        .join(', ')}`,
    );
  return {
    live,
    async refresh() {
      const before = live();
      set = await fetchSet().catch(() => set);
      for (const [remote, { version }] of Object.entries(live()))
        if (version !== before[remote]?.version) onMoved(remote, version);
    },
    siblings: () => [
      ...others().map(([other, { namespace, routes, widgets, modals }]) => ({
        name: other,
        namespace,
        routes,
        widgets,
        modals,
      })),
      hostOf(set.host.routes),
    ],
    async readTexts(language, namespace) {
      const { host } = set;
      const owner = others().find(([, remote]) => remote.namespace === namespace)?.[1];
      const locales: Record<string, string | undefined> = owner
        ? owner.locales
        : { en: host.locales.en?.[namespace], fr: host.locales.fr?.[namespace] };
      const url = locales[language];
      return url === undefined ? undefined : fetchText(new URL(url, origin));
    },
  };
}

/** What was around the remote when a recording was made. */
const recordedSurroundings = ({ siblings = [], texts = {} }: RecordingFile): Surroundings => ({
  ...nothingLive,
  siblings: () => siblings,
  async readTexts(language, namespace) {
    const found = texts[`${language}/${namespace}`];
    return found === undefined ? undefined : JSON.stringify(found);
  },
});

/** Those of a recording, of the product whose api is used, or of the workspace. */
export function findSurroundings(
  { name, against, live: wanted, record }: Pick<AloneSettings, 'name' | 'against' | 'live' | 'record'>,
  api: Promise<string>,
  recording: RecordingFile | undefined,
  around: Around,
): Promise<Surroundings> {
  if (recording?.siblings) return Promise.resolve(recordedSurroundings(recording));
  if (!against) return Promise.resolve(workspaceSurroundings(name));
  return api.then(async () => {
    const live = await liveSurroundings(name, against, wanted, (remote, version) =>
      printProgress(`${remote} ${version} is live by now`),
    );
    if (record === null) return live;
    const noted = noteSurroundings(live, around);
    // Those of the federation panel, which may be opened for the first time when it is replayed.
    await Promise.all(LANGUAGES.map((language) => noted.readTexts(language, 'federation')));
    return noted;
  });
}

/** Notes for a recording what is around the remote. */
function noteSurroundings(surroundings: Surroundings, noted: Around): Surroundings {
  noted.siblings = surroundings.siblings();
  const texts: NonNullable<Around['texts']> = {};
  noted.texts = texts;
  return {
    ...surroundings,
    async readTexts(language, namespace) {
      const text = await surroundings.readTexts(language, namespace);
      if (text !== undefined) texts[`${language}/${namespace}`] = JSON.parse(text);
      return text;
    },
  };
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new CommandError(`GET ${url} gave ${response.status}`);
  return response.text();
}
