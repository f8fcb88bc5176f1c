/** Entry points with a single instance in the browser: the host provides them, remotes are built without them. */
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
  'ui-extra',
  'figures',
  'documents',
  'org-chart',
  'format',
] as const;

/** Entry points without state, of which remotes may bundle a copy. */
export const copiedEntryPoints = ['contract', 'federation'] as const;

/** npm packages with a single instance, by each path that compiled code imports. */
export const federatedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

export type FederatedEntryPoint = (typeof federatedEntryPoints)[number];
export type FederatedPackage = (typeof federatedPackages)[number];

export const sharedPrefix = '@handover/shared/';

/** The key under which an entry point is shared: its import specifier. */
export const shareKey = (entryPoint: FederatedEntryPoint) => `${sharedPrefix}${entryPoint}` as const;
