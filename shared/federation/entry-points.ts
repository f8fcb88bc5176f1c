/** Entry points that exist once in the browser: the host provides them, remotes are built without them. */
export const federatedEntryPoints = [
  'platform',
  'http',
  'session',
  'events',
  'i18n',
  'query',
  'store',
  'router',
  'messages',
  'modals',
  'reference',
  'forms',
  'ui',
  'overlays',
  'figures',
  'documents',
  'org-chart',
  'format',
] as const;

/** Entry points without state that a remote may bundle a copy of. */
export const copiedEntryPoints = ['contract', 'federation'] as const;

/** Packages that exist once, with each path of theirs that compiled code asks for. */
export const federatedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

export type FederatedEntryPoint = (typeof federatedEntryPoints)[number];

export const sharedPrefix = '@handover/shared/';

/** The key under which an entry point is shared: what an import of it says. */
export const shareKey = (entryPoint: FederatedEntryPoint) => `${sharedPrefix}${entryPoint}` as const;
