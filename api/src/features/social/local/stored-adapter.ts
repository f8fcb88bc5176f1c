import type { Adapter, AdapterFactory } from 'oidc-provider';
import type { Queryable } from '../../../../db/connect.ts';
import {
  consumeRecord,
  findRecord,
  findRecordBy,
  removeGrant,
  removeRecord,
  writeRecord,
} from './records.sql.ts';

/**
 * The local provider stores its data in the database, since a sign-in may involve several processes. The data of each
 * provider, such as Google's, is separate.
 */
export const storedAdapter =
  (db: Queryable, provider: string): AdapterFactory =>
  (model): Adapter => {
    const prefix = `${provider}:${model}:`;
    return {
      upsert: (id, payload, expiresIn = 3600) => writeRecord(db, prefix + id, payload, expiresIn),
      find: (id) => findRecord(db, prefix + id),
      findByUid: (uid) => findRecordBy(db, prefix, 'uid', uid),
      findByUserCode: (code) => findRecordBy(db, prefix, 'userCode', code),
      consume: (id) => consumeRecord(db, prefix + id),
      destroy: (id) => removeRecord(db, prefix + id),
      revokeByGrantId: (grantId) => removeGrant(db, provider, grantId),
    };
  };
