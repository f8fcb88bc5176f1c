import { type AgreementFile, paths } from '@handover/shared/contract';
import type { OwnFile } from './texts.sql.ts';

/** The file of an opportunity's agreement for those who may read it. */
export const fileView = (opportunityId: number, { name, size, pages, sha256 }: OwnFile): AgreementFile => ({
  ...{ name, size, pages, sha256 },
  extension: 'pdf',
  url: paths.agreementFile(opportunityId),
});
