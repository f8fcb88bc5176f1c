import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Preloaded into every process of the tests. Node reads a package's package.json again for each of its modules and
 * for each file that imports it; drizzle-orm's has 180 kB, which takes half of the time to load the api. This hook
 * caches the resolution.
 */
const entries = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    const entry = entries.get(specifier) ?? next(specifier, context);
    entries.set(specifier, entry);
    return { ...entry, shortCircuit: true };
  },
});
