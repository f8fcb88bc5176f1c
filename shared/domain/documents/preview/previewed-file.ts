import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import type { DocumentAccess } from '../../../contract/files/document-access.ts';

/** A file that is shown in the page. */
export type PreviewedFile = Pick<StoredFile, 'id' | 'name' | 'url' | 'extension' | 'size'> & {
  /** Absent: it may be downloaded, too. */
  access?: DocumentAccess;
};
