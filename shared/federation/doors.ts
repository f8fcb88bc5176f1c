/** Doors that exist once in the browser: the host provides them, remotes are built without them. */
export const federatedDoors = [
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

/** Doors without state that a remote may bundle a copy of. */
export const copiedDoors = ['contract', 'federation'] as const;

/** Packages that exist once, with each path of theirs that compiled code asks for. */
export const federatedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

export type FederatedDoor = (typeof federatedDoors)[number];

export const doorPrefix = '@handover/shared/';

/** The key under which a door is shared: what an import of it says. */
export const doorKey = (door: FederatedDoor) => `${doorPrefix}${door}` as const;
