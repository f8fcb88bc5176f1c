import type { ComponentType } from 'react';
import type { ModalName, ModalOf } from '../kernel/modals/index.ts';
import type { RemoteGrants } from '../kernel/platform/index.ts';
import type { RemoteLoad, RemoteModule } from './contract.ts';

interface RemoteComponents {
  pages?: Record<string, RemoteLoad>;
  widgets?: Record<string, RemoteLoad>;
  /** The modals by their names in `ModalMap`, which types the props and the result. */
  modals?: { [Name in ModalName]?: () => Promise<Record<string, ComponentType<ModalOf<Name>>>> };
}

/** The grants of `remote.json`, which the build inserts. */
declare const HANDOVER_GRANTS: RemoteGrants | undefined;

/**
 * Defines the components that a remote exposes, in its `src/remote.tsx`:
 * `export const remote = defineRemote({ pages: { 'deal-list': () => import('./pages/deal-list.page.tsx') } })`.
 * Each component is loaded when it is first shown; its module has a default export or one named component.
 */
export function defineRemote({ pages = {}, widgets = {}, modals = {} }: RemoteComponents): RemoteModule {
  const components = { pages, widgets, modals };
  return typeof HANDOVER_GRANTS === 'undefined' ? components : { ...components, grants: HANDOVER_GRANTS };
}
