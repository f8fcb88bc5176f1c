import type { FederatedEntryPoint } from '@handover/shared/federation';

type Provide = () => Promise<unknown>;

/** A shared module reaches remotes only if the host imports it: every entry point, lazily, so that a page pays for what it shows. */
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
  overlays: () => import('@handover/shared/overlays'),
  figures: () => import('@handover/shared/figures'),
  documents: () => import('@handover/shared/documents'),
  'org-chart': () => import('@handover/shared/org-chart'),
  format: () => import('@handover/shared/format'),
} satisfies Record<FederatedEntryPoint, Provide>;

/** The packages that entry points and remotes share, for those the shell itself does not import. */
export const providedPackages = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
} satisfies Record<string, Provide>;

const LATER = 3000;

/** Fetches the entry points while nothing else happens, so that the first form opens without a wait. */
export function preloadEntryPoints(): void {
  const warm = () => {
    for (const load of Object.values<Provide>(providedEntryPoints)) load().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(warm, { timeout: LATER });
  else setTimeout(warm, LATER);
}
