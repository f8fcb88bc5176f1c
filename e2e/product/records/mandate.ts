import { paths } from '@handover/shared/contract';
import { type Account, createAccount } from './account.ts';
import { STAFF } from './confidential-listing.ts';
import { onePagePdf } from './one-page-pdf.ts';
import { asForm, postAs } from './post-as.ts';

/** A published mandate of a new account. */
export async function publishMandate(address: string, title: string) {
  const buyer = await createAccount(address);
  const fields = {
    project_title: title,
    preferred_sectors: '1',
    preferred_description: 'A bakery with loyal customers and a team that stays on.',
  };
  const { id } = await postAs(address, buyer, paths.createBuy, asForm(fields));
  await postAs(address, STAFF, paths.moderate(id), { validated: true });
  return { id: Number(id), buyer };
}

/** Somebody with a company that has figures, a document and annual accounts. */
export async function ownerOfCompany(address: string, name: string): Promise<Account> {
  const owner = await createAccount(address);
  const { id } = await postAs(address, owner, paths.profileCompanies, asForm({ name, sectors: '1' }));
  const date = `${new Date().getFullYear() - 1}-01-01`;
  await postAs(address, owner, paths.companyRevenues(id), {
    revenues: [{ date, revenue: 1_250_000, number_of_employees: 12, currency: 1 }],
  });
  for (const [collection, file] of [
    ['files_of_company', 'Lease.pdf'],
    ['company_annual_accounts', 'Accounts.pdf'],
  ] as const) {
    const form = asForm({ company_id: String(id) });
    form.set('files', new Blob([new Uint8Array(onePagePdf(file))]), file);
    await postAs(address, owner, paths.fileCollection(collection), form);
  }
  return owner;
}
