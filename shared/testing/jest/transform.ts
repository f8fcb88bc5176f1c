import { createRequire } from 'node:module';

type Transformer = ReturnType<typeof import('@swc/jest').createTransformer>;

const require = createRequire(import.meta.url);
const swcJest: typeof import('@swc/jest') = require('@swc/jest');

/**
 * `@swc/jest`, whose cache all packages share: its own key has the configuration of the package, by which each one
 * compiles again what it shares with the others.
 */
export default {
  createTransformer(options: Parameters<typeof swcJest.createTransformer>[0]): Transformer {
    const transformer = swcJest.createTransformer(options);
    const getCacheKey: NonNullable<Transformer['getCacheKey']> = (source, file, given) =>
      transformer.getCacheKey?.(source, file, {
        ...given,
        configString: '',
        config: { ...given.config, rootDir: '/' },
      }) ?? '';
    return { ...transformer, getCacheKey } as Transformer;
  },
};
