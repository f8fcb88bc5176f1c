import type { ReleaseSet, RemoteRelease, RemoteRoute } from '../../federation/contract.ts';
import { topOf } from '../../federation/without-conflicts.ts';
import { OWNED_KINDS, type OwnedKind, type Owners, ownerOfName, usedBy } from './owners.ts';

/** What a build opens, by name, and what its host has itself: `build-manifest.json`. */
export interface BuildNames {
  opens?: Record<'modals' | 'widgets', readonly string[]> | undefined;
  /** The modals of the shell; remotes have theirs in `remote.json`. */
  shellModals?: readonly string[];
}

export interface OwnershipFacts {
  /** The set that is replaced; without it nothing is compared with what was. */
  before?: ReleaseSet | undefined;
  after: ReleaseSet;
  owners: Owners;
  /** The remotes to check. */
  names: readonly string[];
  /** By package, of the set after; builds from before this rule have none. */
  builds: Readonly<Record<string, BuildNames | undefined>>;
  /** Who releases. */
  by?: string | undefined;
  /** Whether pages may be opened to more people. */
  loosen?: boolean | undefined;
}

const SINGULAR = { paths: 'path', namespaces: 'text namespace', modals: 'modal', widgets: 'widget' } as const;

/** Why the remotes may not be released: each names what it is about, and what to do. Empty if they may. */
export function ownershipErrors(facts: OwnershipFacts): string[] {
  const { after, before, names } = facts;
  return names.flatMap((name) => {
    const release = after.remotes[name];
    const found = release
      ? [
          ...foreignNames(facts, name, release),
          ...sharedGlobals(after, name, release),
          ...loosened(before?.remotes[name]?.routes ?? [], release.routes, facts.loosen),
        ]
      : [];
    found.push(...missingForOthers(facts, name), ...notOfTeam(facts, name));
    return found.map((reason) => `HR-205 ${name}${release ? ` ${release.version}` : ''}: ${reason}`);
  });
}

/** Names that belong to the host or to another remote. */
function foreignNames({ after, owners, builds }: OwnershipFacts, name: string, release: RemoteRelease) {
  const ofHost = hostNames(after, builds.host);
  const used = usedBy(release);
  return OWNED_KINDS.flatMap((kind) =>
    used[kind].flatMap((each) => {
      const owner = ofHost[kind].includes(each) ? 'host' : ownerOfName(owners, kind, each);
      return owner === undefined || owner === name
        ? []
        : [`the ${SINGULAR[kind]} ${each} belongs to ${owner}`];
    }),
  );
}

const hostNames = ({ host }: ReleaseSet, build: BuildNames | undefined): Record<OwnedKind, string[]> => ({
  paths: host.routes.map(({ path }) => topOf(path)),
  namespaces: Object.keys(Object.assign({}, ...Object.values(host.locales))),
  modals: [...(build?.shellModals ?? [])],
  widgets: [],
});

/** Two remotes with the same global variable would overwrite each other. */
const sharedGlobals = ({ remotes }: ReleaseSet, name: string, { global }: RemoteRelease) =>
  Object.entries(remotes)
    .filter(([other, each]) => other !== name && [each.global, each.fallback?.global].includes(global))
    .map(([other]) => `the global ${global} is that of ${other}`);

/** How many may open a page; guests are strangers, too. */
export const OPENNESS = { staff: 0, 'signed-in': 1, guest: 2, anyone: 2 };

function loosened(before: readonly RemoteRoute[], after: readonly RemoteRoute[], allowed = false): string[] {
  if (allowed) return [];
  const were = new Map(before.map(({ path, access }) => [path, access]));
  return after.flatMap(({ path, access }) => {
    const was = were.get(path);
    return was && OPENNESS[access] > OPENNESS[was]
      ? [`${path} was open to ${was} and would be to ${access}; if that is meant, release with --loosen`]
      : [];
  });
}

/** Modals and widgets that the remote had, has no more, and others of the set open. */
function missingForOthers({ before, after, builds }: OwnershipFacts, name: string): string[] {
  return (['modals', 'widgets'] as const).flatMap((kind) => {
    const left = after.remotes[name]?.[kind] ?? [];
    const dropped = (before?.remotes[name]?.[kind] ?? []).filter((each) => !left.includes(each));
    return dropped.flatMap((each) => {
      const users = ['host', ...Object.keys(after.remotes)].filter(
        (other) => other !== name && builds[other]?.opens?.[kind].includes(each),
      );
      return users.length > 0
        ? [`drops the ${SINGULAR[kind]} ${each}, which ${users.join(' and ')} open`]
        : [];
    });
  });
}

function notOfTeam({ owners, by }: OwnershipFacts, name: string): string[] {
  const team = owners[name]?.team ?? [];
  return by === undefined || team.length === 0 || team.includes(by)
    ? []
    : [`${by} may not release it; its team is ${team.join(', ')}`];
}
