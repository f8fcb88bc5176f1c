import { join } from 'node:path';

/** For processes of the product, which start sooner where another has left its compiled code. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../../host/.cache/compiled'),
};
