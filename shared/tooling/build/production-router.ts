import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of React Router's production build. The package's `exports` lead to the development build, in production too. */
export const productionRouter = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);
