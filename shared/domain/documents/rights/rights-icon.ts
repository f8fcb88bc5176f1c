import type { DocumentRights } from '../../../contract/files/document-rights.schema.ts';

/** An open eye where the buyer may read and download, a lock where less, or later, a closed eye where nothing. */
export function rightsIcon({ access, opens_on }: DocumentRights): 'eye' | 'eye-off' | 'lock' {
  if (access === 'hidden') return 'eye-off';
  return access === 'download' && opens_on === null ? 'eye' : 'lock';
}
