import type { FederatedEntryPoint, FederatedPackage } from '@handover/shared/federation';

type Provide = () => Promise<unknown>;

/**
 * Module federation shares a module only if the host imports it: here every entry point, lazily, so that a page loads
 * only what it uses.
 */
export const providedEntryPoints = {
  platform: () => import('@handover/shared/platform'),
  http: () => import('@handover/shared/http'),
  session: () => import('@handover/shared/session'),
  events: () => import('@handover/shared/events'),
  i18n: () => import('@handover/shared/i18n'),
  query: () => import('@handover/shared/query'),
  store: () => import('@handover/shared/store'),
  router: () => import('@handover/shared/router'),
  messages: () => import('@handover/shared/messages'),
  modals: () => import('@handover/shared/modals'),
  reference: () => import('@handover/shared/reference'),
  forms: () => import('@handover/shared/forms'),
  ui: () => import('@handover/shared/ui'),
  'ui-extra': () => import('@handover/shared/ui-extra'),
  figures: () => import('@handover/shared/figures'),
  documents: () => import('@handover/shared/documents'),
  'org-chart': () => import('@handover/shared/org-chart'),
  format: () => import('@handover/shared/format'),
} satisfies Record<FederatedEntryPoint, Provide>;

/**
 * The npm packages that entry points and remotes share. Nobody calls these: webpack provides what it sees imported.
 * @public
 */
export const providedPackages = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
} satisfies Record<FederatedPackage, Provide>;

const IDLE_TIMEOUT_MS = 3000;

/** Loads all entry points when the browser is idle, so that the first form opens without delay. */
export function preloadEntryPoints(): void {
  const preload = () => {
    for (const load of Object.values<Provide>(providedEntryPoints)) load().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(preload, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(preload, IDLE_TIMEOUT_MS);
}
