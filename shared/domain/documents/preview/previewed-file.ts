import type { StoredFile } from '../../../contract/companies/business.schema.ts';

/** A file that is shown in the page. */
export type PreviewedFile = Pick<StoredFile, 'id' | 'name' | 'url' | 'extension' | 'size'>;
