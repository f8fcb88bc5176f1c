import type { ReleaseAsk } from '@handover/shared/contract/schemas';
import type { BuildManifest } from '../builds/schema.ts';
import { OPENNESS } from '../ownership/ownership.rules.ts';

type Remote = Extract<BuildManifest, { role: 'remote' }>;

/** What a build asks of the product, its api and its visitors. */
function asksOf({ descriptor, opens, requires }: Remote): ReleaseAsk[] {
  const { calls = [], rawToken, routes } = descriptor;
  const named = (kind: ReleaseAsk['kind'], names: string[] = []) => names.map((name) => ({ kind, name }));
  return [
    ...named('call', calls),
    ...named('rawToken', rawToken ? [rawToken] : []),
    ...named('modal', opens?.modals),
    ...named('widget', opens?.widgets),
    ...named('module', Object.keys(requires)),
    ...routes.map(({ path, access }) => ({ kind: 'page' as const, name: path, access })),
  ];
}

/** The raw token is one and the same, whatever the reason. */
const keyOf = ({ kind, name }: ReleaseAsk) => (kind === 'rawToken' ? kind : `${kind} ${name}`);

/** What a build asks for that the one before did not; all of it for the first one. */
export function newAsks(before: BuildManifest | undefined, after: BuildManifest): ReleaseAsk[] {
  if (after.role !== 'remote') return [];
  const earlier = before?.role === 'remote' ? before : undefined;
  const known = new Set(earlier ? asksOf(earlier).map(keyOf) : []);
  const fresh = asksOf(after).filter((ask) => !known.has(keyOf(ask)));
  return [...fresh, ...(earlier ? loosened(earlier, after) : [])];
}

/** Pages that are open to more people than before. */
function loosened(before: Remote, after: Remote): ReleaseAsk[] {
  const were = new Map(before.descriptor.routes.map(({ path, access }) => [path, access]));
  return after.descriptor.routes.flatMap(({ path, access }) => {
    const was = were.get(path);
    return was && OPENNESS[access] > OPENNESS[was]
      ? [{ kind: 'page' as const, name: path, access, before: was }]
      : [];
  });
}
