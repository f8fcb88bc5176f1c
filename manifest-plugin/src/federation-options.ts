import { ENTRY, federationName, sharedModulesOf } from '@handover/tooling/any-bundler';

/** The script of a build of Vite that is a module; the entry imports it. */
export const VITE_CONTAINER = 'container.js';

/** The options that every container of Handover needs, from the sources of the remote in `folder`. */
const common = (folder: string) => ({
  name: federationName(folder),
  shared: sharedModulesOf(folder),
  shareStrategy: 'loaded-first' as const,
  // The manifest plugin writes it, since the version is known at the end only.
  manifest: false as const,
  dts: false as const,
});

/** Options of `ModuleFederationPlugin` of `@module-federation/enhanced`, for webpack and Rspack; `exposes` is up to the remote. */
export function federationOptions(folder: string) {
  const options = common(folder);
  return { ...options, filename: ENTRY, library: { type: 'var' as const, name: options.name } };
}

/** Options of `federation` of `@module-federation/vite`; `exposes` is up to the remote. */
export const viteFederationOptions = (folder: string) => ({
  ...common(folder),
  filename: VITE_CONTAINER,
  // A script that defines a global: the host loads no entry that is a module.
  varFilename: ENTRY,
});
