import { OPENNESS } from '../ownership/ownership.rules.ts';
import type { BuildManifest } from '../schema.ts';

type Remote = Extract<BuildManifest, { role: 'remote' }>;

/** What a build asks of the product, its api and its visitors, by name, with the words for it. */
function asksOf({ descriptor, opens, requires }: Remote): Map<string, string> {
  const { calls = [], rawToken, routes } = descriptor;
  return new Map([
    ...calls.map((call) => [`call ${call}`, `calls ${call}`] as const),
    ...(rawToken ? [['token', `gets the raw token: ${rawToken}`] as const] : []),
    ...(opens?.modals ?? []).map((name) => [`modal ${name}`, `opens the modal ${name}`] as const),
    ...(opens?.widgets ?? []).map((name) => [`widget ${name}`, `shows the widget ${name}`] as const),
    ...Object.keys(requires).map((name) => [`module ${name}`, `needs ${name}`] as const),
    ...routes.map(({ path, access }) => [`page ${path}`, `has the page ${path} for ${access}`] as const),
  ]);
}

/** What a build asks for that the one before did not, in words; all of it for the first one. */
export function newAsks(before: BuildManifest | undefined, after: BuildManifest): string[] {
  if (after.role !== 'remote') return [];
  const earlier = before?.role === 'remote' ? before : undefined;
  const known = earlier ? asksOf(earlier) : new Map();
  const fresh = [...asksOf(after)].filter(([name]) => !known.has(name)).map(([, words]) => words);
  return [...fresh, ...(earlier ? loosened(earlier, after) : [])];
}

/** Pages that are open to more people than before. */
function loosened(before: Remote, after: Remote): string[] {
  const were = new Map(before.descriptor.routes.map(({ path, access }) => [path, access]));
  return after.descriptor.routes.flatMap(({ path, access }) => {
    const was = were.get(path);
    return was && OPENNESS[access] > OPENNESS[was] ? [`opens ${path} to ${access}, before to ${was}`] : [];
  });
}
