import { hashesToken } from '@handover/tooling/any-bundler';

/**
 * The code of an entry for a build of modules: defines the container as a global, and imports it once all scripts and style sheets of the
 * build have come with the integrity that they were built with. A module that is preloaded is the one that imports get.
 */
export const entryOfModules = (name: string, container: string): string => `var ${name} = (() => {
  const base = document.currentScript.src.replace(/[^/]*$/, '');
  const load = ([file, hash]) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      link.integrity = 'sha256-' + hash;
      link.crossOrigin = 'anonymous';
      link.href = base + file;
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(file + ' is missing, or not what was built'));
      };
      document.head.append(link);
    });
  let loaded;
  const open = () => {
    loaded ??= Promise.all(Object.entries(${hashesToken}).map(load)).then(() => import(base + '${container}'));
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  return {
    init: (...args) => open().then((module) => module.init(...args)),
    get: (...args) => open().then((module) => module.get(...args)),
  };
})();
`;
