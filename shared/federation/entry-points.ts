/** Entry points with a single instance in the browser: the host provides them, remotes are built without them. */
const federatedEntryPoints = [
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
  'amounts',
] as const;

/**
 * Entry points that are loaded in parts, as far as a page uses them: `<entry point>/parts/<part>.ts`. Remotes import
 * from the entry point; their build replaces it by the parts. Older remotes miss an export that moves to another
 * part, like one that is removed.
 */
export const entryPointParts = {
  forms: ['form', 'values', 'choices', 'dates', 'money', 'files', 'tables', 'phone', 'record'],
  'ui-extra': [
    'inputs',
    'dialogs',
    'menus',
    'selects',
    'tabs',
    'accordions',
    'lists',
    'progress',
    'records',
    'advisers',
  ],
  documents: ['figures', 'groups', 'images', 'previews', 'queries'],
} as const;

/** Entry points without state, of which remotes may bundle a copy. */
export const copiedEntryPoints = ['contract', 'federation'] as const;

/** npm packages with a single instance, by each path that compiled code imports. */
export const federatedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * The core of the federation's runtime, which remotes are built without, and find in a global of the page. It is
 * provided and required by name and version like shared modules, so that the gates refuse a remote on a page that has
 * none.
 */
export const FEDERATION_RUNTIME = '@module-federation/runtime-core';

type FederatedEntryPoint = (typeof federatedEntryPoints)[number];
type FederatedPackage = (typeof federatedPackages)[number];
type Divided = keyof typeof entryPointParts;
type Part = { [Name in Divided]: `${Name}/${(typeof entryPointParts)[Name][number]}` }[Divided];

export const sharedPrefix = '@handover/shared/';

/** An entry point that is shared whole, or a part of one, such as `forms/phone`. */
type SharedEntryPoint = Exclude<FederatedEntryPoint, Divided> | Part;

/** The modules that remotes are built without, by import specifier. */
export type SharedSpecifier = FederatedPackage | `${typeof sharedPrefix}${SharedEntryPoint}`;

/** The entry point that a specifier is of, or of a part of: `…/forms` of `…/forms/phone`. */
export const entryPointOf = (specifier: string): string => specifier.split('/').slice(0, 3).join('/');

const specifierOf = (name: string) => `${sharedPrefix}${name}`;
const isDivided = (name: string): name is Divided => Object.hasOwn(entryPointParts, name);

/** The import specifiers of the entry points that remotes share, each divided one as its parts. */
export const sharedEntryPoints: string[] = federatedEntryPoints.flatMap((name) =>
  isDivided(name) ? entryPointParts[name].map((part) => specifierOf(`${name}/${part}`)) : [specifierOf(name)],
);
