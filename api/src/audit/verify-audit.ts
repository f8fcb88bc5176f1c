import type { Queryable } from '../../db/connect.ts';
import { readChain, readStart } from './audit.sql.ts';
import { type Verified, verifyChain } from './chain.rules.ts';

/** Checks the audit log of a database, from its beginning or where the retention has cut it. */
export const verifyAudit = async (db: Queryable): Promise<Verified> =>
  verifyChain(readChain(db), await readStart(db));
