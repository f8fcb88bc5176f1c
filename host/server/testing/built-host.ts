import { rmSync } from 'node:fs';
import { type RenderStore, renderStore } from './render-store.ts';

let building: Promise<RenderStore> | undefined;

/** The host, built for the server once for all who ask for it in this process: it takes ten seconds of a processor. */
export function builtHost(): Promise<RenderStore> {
  building ??= renderStore();
  return building;
}

export async function removeBuiltHost(): Promise<void> {
  const store = await building;
  if (store) rmSync(store.folder, { recursive: true, force: true });
}
