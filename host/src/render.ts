import { providedModules } from '@handover/shared/federation/provided-modules';
import type { ServerBuild } from './render/render-contract.ts';

/** The entry of the server build; see `ServerBuild`. */
export { createRenderer } from './render/create-renderer.tsx';
export { loadAll } from './render/load-all.ts';
export { RENDER_VERSION } from './render/render-contract.ts';

export const loadProvided: ServerBuild['loadProvided'] = async () => {
  const all = Object.entries<() => Promise<unknown>>(providedModules);
  return Object.fromEntries(await Promise.all(all.map(async ([key, load]) => [key, await load()])));
};
