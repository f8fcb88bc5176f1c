import type { ReleaseSet, RemoteRelease, RemoteRoute } from '@handover/shared/federation/contract';
import { topOf } from '@handover/shared/federation/without-conflicts';
import { versionsOf } from '../compose/changes.ts';
import { OWNED_KINDS, type OwnedKind, type Owners, ownerOfName, usedBy } from './owners.ts';
import { GATEWAY_PATHS, isBrowserGlobal } from './reserved-names.ts';

/** What a build opens, by name, and what its host has itself: `build-manifest.json`. */
export interface BuildNames {
  opens?: Record<'modals' | 'widgets', readonly string[]> | undefined;
  /** The modals of the shell; remotes have theirs in `remote.json`. */
  shellModals?: string[];
}

export interface OwnershipFacts {
  /** The set that is replaced; without it nothing is compared with what was. */
  before?: ReleaseSet | undefined;
  after: ReleaseSet;
  owners: Owners;
  /** The packages to check. */
  names: readonly string[];
  /** By package, of the set after; builds from before this rule have none. */
  builds: Readonly<Record<string, BuildNames | undefined>>;
  /** The same, of the set before. */
  buildsBefore?: Readonly<Record<string, BuildNames | undefined>>;
  /** Who releases. */
  by?: string | undefined;
  /** Whether pages may be opened to more people. */
  loosen?: boolean | undefined;
}

const SINGULAR = { paths: 'path', namespaces: 'text namespace', modals: 'modal', widgets: 'widget' } as const;

/** Why the packages may not be released: each names what it is about, and what to do. Empty if they may. */
export function ownershipErrors(facts: OwnershipFacts): string[] {
  const { after, before, names } = facts;
  return names.flatMap((name) => {
    const release = after.remotes[name];
    const { version } = release ?? (name === 'host' ? after.host : {});
    const found = [
      ...foreignNames(facts, name),
      ...(release ? [...oddPaths(release), ...takenGlobals(after, name, release)] : []),
      ...loosened(routesOf(before, name), routesOf(after, name), facts.loosen),
      ...missingForOthers(facts, name),
      ...missingOfOthers(facts, name),
      ...notOfTeam(facts, name),
    ];
    return found.map((reason) => `HR-205 ${name}${version ? ` ${version}` : ''}: ${reason}`);
  });
}

const routesOf = (set: ReleaseSet | undefined, name: string): readonly RemoteRoute[] =>
  (name === 'host' ? set?.host.routes : set?.remotes[name]?.routes) ?? [];

/** Names that belong to the host or to another remote, or that another one uses, whatever `owners.json` says. */
function foreignNames({ after, owners, builds }: OwnershipFacts, name: string): string[] {
  const ofHost = hostNames(after, builds.host);
  const release = after.remotes[name];
  const used = release ? usedBy(release) : name === 'host' ? ofHost : undefined;
  if (!used) return [];
  return OWNED_KINDS.flatMap((kind) =>
    used[kind].flatMap((each) => {
      const isOfHost = name !== 'host' && ofHost[kind].includes(each);
      const owner = isOfHost ? 'host' : ownerOfName(owners, kind, each);
      const about = `the ${SINGULAR[kind]} ${each}`;
      if (owner !== undefined && owner !== name) return [`${about} belongs to ${owner}`];
      const user = Object.keys(after.remotes).find(
        (other) => other !== name && usesName(after, other, kind, each),
      );
      return user ? [`${about} is used by ${user}`] : [];
    }),
  );
}

const usesName = ({ remotes }: ReleaseSet, remote: string, kind: OwnedKind, each: string) =>
  remotes[remote] !== undefined && usedBy(remotes[remote])[kind].includes(each);

/** A parameter in the first segment would take what is below paths of all others. */
const oddPaths = ({ routes }: RemoteRelease) =>
  routes.flatMap(({ path }) => {
    if (GATEWAY_PATHS.includes(topOf(path))) return [`${path} is answered by the gateway itself`];
    return /^\/[a-z0-9-]*$/.test(topOf(path))
      ? []
      : [`${path} has to begin with a segment of small letters, digits and hyphens`];
  });

const hostNames = ({ host }: ReleaseSet, build: BuildNames | undefined): Record<OwnedKind, string[]> => ({
  paths: host.routes.map(({ path }) => topOf(path)),
  namespaces: Object.keys(Object.assign({}, ...Object.values(host.locales))),
  modals: [...(build?.shellModals ?? [])],
  widgets: [],
});

/** Two remotes with the same global variable would overwrite each other, and one with a name of the browser's what that does. */
const takenGlobals = ({ remotes }: ReleaseSet, name: string, { global }: RemoteRelease) => [
  ...(isBrowserGlobal(global) ? [`the global ${global} is that of the browser`] : []),
  ...Object.entries(remotes)
    .filter(([other, each]) => other !== name && [each.global, each.fallback?.global].includes(global))
    .map(([other]) => `the global ${global} is that of ${other}`),
];

/** How many may open a page; guests are strangers, too. */
export const OPENNESS = { staff: 0, 'signed-in': 1, guest: 2, anyone: 2 };

/** Compares routes, whatever their parameters are called, and pages, wherever they are. */
function loosened(before: readonly RemoteRoute[], after: readonly RemoteRoute[], allowed = false): string[] {
  if (allowed) return [];
  const patternOf = (path: string) => path.replace(/:[^/]+/g, ':');
  return after.flatMap(({ path, page, access }) => {
    const sameRoute = before.filter((route) => patternOf(route.path) === patternOf(path));
    const samePage = before.filter((route) => route.page === page);
    const [widest] = (sameRoute.length > 0 ? sameRoute : samePage)
      .map((route) => route.access)
      .sort((one, other) => OPENNESS[other] - OPENNESS[one]);
    if (!widest || OPENNESS[access] <= OPENNESS[widest]) return [];
    const what = sameRoute.length > 0 ? path : `the page ${page}, at ${path},`;
    return [
      `${what} was open to ${widest} and would be to ${access}; if that is meant, release with --loosen`,
    ];
  });
}

/** Modals and widgets that the package had, has no more, and others of the set open. */
function missingForOthers(facts: OwnershipFacts, name: string): string[] {
  const { before, after, builds, buildsBefore } = facts;
  const ofShell = (modals: string[] = []) => ({ modals, widgets: [] as string[] });
  const had = name === 'host' ? ofShell(buildsBefore?.host?.shellModals) : before?.remotes[name];
  const has = name === 'host' ? ofShell(builds.host?.shellModals) : after.remotes[name];
  return (['modals', 'widgets'] as const).flatMap((kind) => {
    const dropped = (had?.[kind] ?? []).filter((each) => !has?.[kind].includes(each));
    return dropped.flatMap((each) => {
      const users = ['host', ...Object.keys(after.remotes)].filter(
        (other) => other !== name && builds[other]?.opens?.[kind].includes(each),
      );
      return users.length > 0
        ? [`drops the ${SINGULAR[kind]} ${each}, which ${users.join(' and ')} open${users[1] ? '' : 's'}`]
        : [];
    });
  });
}

/**
 * Modals and widgets that the package newly opens, and nothing in the set has, it included. A first set is not asked: it grows; nor is one
 * whose host does not say what it has, as those of before.
 */
function missingOfOthers({ before, after, builds, buildsBefore }: OwnershipFacts, name: string): string[] {
  const { opens } = builds[name] ?? {};
  const { shellModals = [] } = builds.host ?? {};
  if (!before || !opens || shellModals.length === 0 || !versionsOf(after)[name]) return [];
  const has = (kind: 'modals' | 'widgets', each: string) =>
    (kind === 'modals' && shellModals.includes(each)) ||
    Object.values(after.remotes).some((remote) => remote[kind].includes(each));
  return (['modals', 'widgets'] as const).flatMap((kind) =>
    opens[kind]
      .filter((each) => !has(kind, each) && !buildsBefore?.[name]?.opens?.[kind].includes(each))
      .map(
        (each) =>
          `opens the ${SINGULAR[kind]} ${each}, which nothing in the set has; release what has it before, or both at once`,
      ),
  );
}

function notOfTeam({ owners, by, before, after }: OwnershipFacts, name: string): string[] {
  const team = owners[name]?.team ?? [];
  const isChanged = versionsOf(before)[name] !== versionsOf(after)[name];
  return by === undefined || team.length === 0 || team.includes(by) || !isChanged
    ? []
    : [`${by} may not release it; its team is ${team.join(', ')}`];
}
