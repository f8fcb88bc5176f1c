import type { ComponentType } from 'react';
import type { ModalName, ModalOf } from '../kernel/modals/index.ts';
import type { RemoteLoad, RemoteModule } from './contract.ts';

interface RemoteParts {
  pages?: Record<string, RemoteLoad>;
  widgets?: Record<string, RemoteLoad>;
  /** Names of the modal map, each a module whose component takes the props of that name and answers as it says. */
  modals?: { [Name in ModalName]?: () => Promise<Record<string, ComponentType<ModalOf<Name>>>> };
}

/**
 * What a remote exposes, written in its `src/remote.tsx`:
 * `export const remote = defineRemote({ pages: { 'deal-list': () => import('./pages/deal-list.page.tsx') } })`.
 * Each part is loaded when it is first shown; a module may have a default export or one named component.
 */
export function defineRemote(parts: RemoteParts): RemoteModule {
  return { pages: parts.pages ?? {}, widgets: parts.widgets ?? {}, modals: parts.modals ?? {} };
}
