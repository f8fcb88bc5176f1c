/** The type is any: types themselves would be syntax that webpack does not take in place of a file of a package. */
const untyped = JSON.parse('null');

/**
 * Replaces what containers of the federation have for shared modules that are loaded in part (`treeShaking`), and for those that an entry itself
 * imports: remotes share whole entry points, and import them in chunks.
 */
export const init = ({ webpackRequire: { federation } } = untyped) =>
  federation.runtime.init(federation.initOptions);

const refuse = () => {
  throw new Error('A remote shares whole modules, and its entry imports none');
};

export { refuse as getSharedFallbackGetter, refuse as installInitialConsumes };
