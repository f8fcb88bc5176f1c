import type { Queryable } from '../../../db/connect.ts';
import { listAgreements, listVersions } from './agreements.sql.ts';
import { listAttached } from './closing.sql.ts';

/** What both sides keep of a closing: the documents of its list, and of agreements the agreed versions with the signed copies. */
export async function keptFiles(db: Queryable, dealId: number) {
  const names = new Map((await listAgreements(db, dealId)).map(({ id, name }) => [id, name]));
  const agreed = (await listVersions(db, dealId)).filter(
    ({ version }) => version.sellerMarkedAt !== null && version.buyerMarkedAt !== null,
  );
  return {
    documents: (await listAttached(db, dealId)).map(({ file }) => file),
    agreements: agreed.flatMap(({ version: { agreementId, number }, file, signedFile }) => {
      const of = { name: names.get(agreementId) ?? '', number };
      return [
        { ...of, isSigned: false, file },
        ...(signedFile ? [{ ...of, isSigned: true, file: signedFile }] : []),
      ];
    }),
  };
}
