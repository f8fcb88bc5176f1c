import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Loaded before every process of the tests. Node reads the package.json of a package anew for each of its modules and
 * for each file that imports it; that of drizzle-orm has 180 kB, which is half of the time that loading the api takes.
 * Here its modules are found without that look.
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
