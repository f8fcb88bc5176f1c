import { writeFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';
import { registerDocument } from './register-document.ts';

/** `pnpm --filter api register`: writes `docs/security/register.md`. */
const tables = Object.values(schema).filter((one) => is(one, PgTable));
writeFileSync(new URL('../../../docs/security/register.md', import.meta.url), registerDocument(tables));
