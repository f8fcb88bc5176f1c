import { paths } from '@handover/shared/contract';
import type { Account } from './account.ts';
import { postAs } from './post-as.ts';

/** Adds documents to a company, by name. */
export async function uploadToCompany(
  address: string,
  owner: Account,
  company: number,
  files: Record<string, Buffer>,
): Promise<void> {
  // One after the other, so that their order is known.
  for (const [name, content] of Object.entries(files)) {
    const form = new FormData();
    form.set('company_id', String(company));
    form.append('files', new Blob([new Uint8Array(content)]), name);
    await postAs(address, owner, paths.fileCollection('files_of_company'), form);
  }
}
