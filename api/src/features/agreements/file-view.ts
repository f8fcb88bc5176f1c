import { type AgreementFile, paths } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { type OwnFile, ownFilesOf } from './texts.sql.ts';

/** The file of an opportunity's agreement for those who may read it. */
export const fileView = (opportunityId: number, { name, size, pages, sha256 }: OwnFile): AgreementFile => ({
  ...{ name, size, pages, sha256 },
  extension: 'pdf',
  url: paths.agreementFile(opportunityId),
});

/** The PDFs that a user has others sign today, as they read them. */
export const agreementFiles = async (db: Queryable, ownerId: number): Promise<AgreementFile[]> =>
  (await ownFilesOf(db, ownerId)).map(({ opportunityId, file }) => fileView(opportunityId, file));
