/**
 * Variants of a build for browser tests: with the probe that compares module instances of host and remote, or without
 * sharing, as a control that must make that test fail.
 */
export const variant = {
  probe: process.env.HANDOVER_PROBE === '1',
  shareEntryPoints: process.env.HANDOVER_SHARE !== 'off',
};

export const variantName = `${variant.probe ? 'probe' : 'plain'}-${variant.shareEntryPoints ? 'shared' : 'unshared'}`;

/** A variant has most modules in common with the usual build, so it reads the cache of that one, and leaves it as it is. */
export const cacheAs = (name: string) => ({ name, readonly: variantName !== 'plain-shared' });
