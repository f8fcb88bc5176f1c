import { FEATURES } from '../features/register-features.ts';
import { describeApi } from './describe-api.ts';

/** `pnpm --filter api openapi`: prints the OpenAPI document of this checkout; no database is needed. */
process.stdout.write(JSON.stringify(describeApi(FEATURES)));
