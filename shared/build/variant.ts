/**
 * How a build may differ from the one that is published: with the probe that a browser test compares instances
 * through, or with entry points not shared, as the control that must make that test fail.
 */
export const variant = {
  probe: process.env.HANDOVER_PROBE === '1',
  shareEntryPoints: process.env.HANDOVER_SHARE !== 'off',
};

export const variantName = `${variant.probe ? 'probe' : 'plain'}-${variant.shareEntryPoints ? 'shared' : 'unshared'}`;
