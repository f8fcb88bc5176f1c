import { dirname } from 'node:path';

/** Files that no other file may share a process with, each with its reason. */
export const ALONE: Record<string, string> = {
  'tests/attacks/swapped-ids.test.ts': 'takes long',
  'src/events/two-instances.test.ts': 'measures the memory of its process',
  'tests/faults/kill-api.test.ts': 'takes long',
  'src/features/auth/proof/passwords.test.ts':
    'is about the real cost of a password, which other files reduce',
  'tests/calls/authorization.test.ts': 'takes long',
  'tests/calls/delegations.test.ts': 'takes long',
  'src/features/data-room/zip.test.ts': 'measures the memory of its process',
  'tests/calls/lists.test.ts': 'takes long',
  'tests/model/market.model.test.ts': 'takes long',
  'tests/model/pairs.test.ts': 'takes long',
  'tests/process/tracing.test.ts': 'looks at what its process loads',
  'src/plugins/limits/under-pressure.test.ts': 'replaces timers and the measure of the event loop for good',
  'src/http/register-routes.test.ts':
    'gives wrong responses on purpose, by which a process with applications fails',
  'src/storage/hostile-uploads.test.ts': 'measures the memory of its process',
};

/** They begin first: one that began last would run alone at the end. */
const LONGEST = [
  'tests/calls/authorization',
  'tests/calls/delegations',
  'tests/calls/lists',
  'src/features/deals',
  'src/features/notifications',
  'src/features/opportunities',
];

/** The name of a group's file; the runner takes them by name. */
export const fileOf = (group: string): string =>
  `${LONGEST.includes(group) ? '0-' : ''}${group.replaceAll('/', '-')}.ts`;

/** The groups by name: the files of an area, `src/features/deals` with its subfolders, share a process. */
export function groupsOf(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const name = file in ALONE ? file.replace('.test.ts', '') : areaOf(file);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return groups;
}

/** Small areas, which share a process: loading the api takes as long as the tests of most of their files. */
const TOGETHER = {
  'src/features/market':
    'access-requests background-images companies content deal-opportunities failures house-lists market-figures reference reports',
  'src/features/persons': 'account firms people saved-searches second-factor social users',
  'src/features/talks': 'agreements buyers questions',
  'src/features/bids': 'delegations loi-documents offers',
  'src/features/rooms': 'data-room document-folders dossier',
  'src/small': 'audit errors http jobs locales mails openapi process retention turns',
};
const GROUP_OF = new Map(
  Object.entries(TOGETHER).flatMap(([group, areas]) => areas.split(' ').map((area) => [area, group])),
);

/** `db` (with `seed`), `src`, `src/small`, `tests/model`, `src/features/deals`. */
function areaOf(file: string): string {
  const [root = '', ...folders] = dirname(file).split('/');
  if (root === 'db' || root === 'seed') return 'db';
  const [area = '', feature = ''] = folders;
  if (root === 'src') {
    const shared = GROUP_OF.get(area === 'features' ? feature : area);
    if (shared) return shared;
  }
  return [root, ...folders.slice(0, area === 'features' ? 2 : 1)].join('/');
}
