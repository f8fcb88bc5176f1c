import { type FileCollectionName, paths } from '@handover/shared/contract';
import { type Account, createAccount } from '../../product/records/account.ts';
import { onePagePdf } from '../../product/records/one-page-pdf.ts';
import { asForm, postAs } from '../../product/records/post-as.ts';

/** One less than the limits, so that one more can be added. */
const [YEARS, OFFICES] = [9, 49];
const FILES_A_GROUP = 30;
const FILES_A_CALL = 15;

export interface LargeRecords {
  owner: Account;
  company: number;
}

/** A company with as much as one may have, and 60 documents. A new sale of it takes all of that over. */
export async function seedLargeRecords(address: string): Promise<LargeRecords> {
  const owner = await createAccount(address);
  const post = (path: string, body: object) => postAs(address, owner, path, body);

  const { results } = await (await fetch(`${address}${paths.sectors}`)).json();
  const sectors = String(results[0].id);
  const company = await post(paths.profileCompanies, asForm({ name: 'Fonderie du Drac', sectors }));
  const thisYear = new Date().getFullYear();
  await post(paths.companyRevenues(company.id), {
    revenues: Array.from({ length: YEARS }, (_, index) => ({
      date: `${thisYear - 1 - index}-01-01`,
      revenue: 4_800_000 - index * 150_000,
      ebitda: 720_000 - index * 20_000,
      net_profit: 361_000 - index * 15_000,
      number_of_employees: 34 - index,
      currency: 1,
    })),
  });
  await post(paths.companyOffices(company.id), {
    offices: Array.from({ length: OFFICES }, (_, index) => ({
      address: {
        country_name: 'France',
        city: `Voiron ${index + 1}`,
        zip_code: '38500',
        street: '1 rue du Four',
      },
    })),
  });
  const collections: FileCollectionName[] = ['company_annual_accounts', 'files_of_company'];
  for (const collection of collections) {
    for (let first = 0; first < FILES_A_GROUP; first += FILES_A_CALL) {
      const form = asForm({ company_id: String(company.id) });
      for (let index = first; index < first + FILES_A_CALL; index += 1)
        form.append('files', pdf(`${collection}-${index}`), `${collection}-${index}.pdf`);
      await post(paths.fileCollection(collection), form);
    }
  }
  return { owner, company: company.id };
}

const pdf = (comment: string) => new Blob([new Uint8Array(onePagePdf(comment))], { type: 'application/pdf' });
