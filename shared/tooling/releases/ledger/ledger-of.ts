import { versionKey } from '../builds/publish.ts';
import type { BuildManifest } from '../builds/schema.ts';
import { storedBuild } from '../builds/stored-build.ts';
import type { Change, Ledger } from '../records.ts';
import type { Store } from '../store/store.ts';
import { newAsks } from './new-asks.ts';
import { weigh } from './weigh.ts';

/** What new versions weigh and newly ask for, compared with those before. Versions without a manifest are left out. */
export async function ledgerOf(store: Store, changes: readonly Change[]): Promise<Ledger> {
  const entries = changes.map(async ({ name, from, to }) => {
    const [before, after] = await Promise.all(
      [from, to].map((version) => (version === null ? undefined : storedBuild(store, name, version))),
    );
    if (!after) return [];
    const weigher = weigherIn(store);
    const [bytes, earlier] = await Promise.all([weigher(after), before && weigher(before)]);
    const budgets = after.role === 'remote' ? after.descriptor.budgets : undefined;
    const entry = { bytes, asks: newAsks(before, after) };
    return [[name, { ...entry, ...(earlier && { before: earlier }), ...(budgets && { budgets }) }] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** Weighs versions of one package. */
function weigherIn(store: Store) {
  const known = new Map<string, Promise<number>>();
  const read = async (key: string) => (await store.read(key))?.text;
  return (build: BuildManifest) =>
    weigh(build, (file) => read(`${versionKey(build.name, build.version)}/${file}`), known);
}
