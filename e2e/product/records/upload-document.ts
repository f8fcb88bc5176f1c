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
  await upload(address, owner, paths.fileCollection('files_of_company'), { company_id: company }, files);
}

/** Adds documents to the data room of a deal, by name; `snapshot` is the id of its copy of the opportunity. */
export async function uploadToDeal(
  address: string,
  owner: Account,
  snapshot: number,
  files: Record<string, Buffer>,
): Promise<void> {
  const path = paths.fileCollection('deal_opportunity_documents');
  await upload(address, owner, path, { opportunity_id: snapshot }, files);
}

async function upload(
  address: string,
  owner: Account,
  path: string,
  fields: Record<string, number>,
  files: Record<string, Buffer>,
) {
  // One after the other, so that their order is known.
  for (const [name, content] of Object.entries(files)) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
    form.append('files', new Blob([new Uint8Array(content)]), name);
    await postAs(address, owner, path, form);
  }
}
