import { type Access, paths } from '@handover/shared/contract';
import { type Account, createAccount, DEMO_PASSWORD } from './account.ts';
import { asForm, postAs } from './post-as.ts';

export const STAFF: Account = { email: 'staff@handover.test', password: DEMO_PASSWORD };

const COMPANY = {
  name: 'Tournerie Brévenne',
  website: 'https://brevenne.example.test',
  phone: '+33476051234',
  city: 'Voiron',
  zip_code: '38500',
};
const FIGURES = { revenue: 4_800_000, ebitda: 720_000, net_profit: 361_000, number_of_employees: 34 };
/** Texts that nobody without access may receive or see. */
export const SECRETS = ['Brévenne', 'brevenne', 'Voiron', '476051234', '4800000', '720000', '361000'];

const TEASER = {
  project_title: 'Turned parts for watchmakers',
  activity: 'Turns small parts of steel and brass for watchmakers.',
  unique_selling_proposition: 'Two generations of know-how and a full order book.',
};

export interface ConfidentialListing {
  id: number;
  owner: Account;
}

/** An owner, by default a new one, offers a company with private data in every place; the listing is under review. */
export async function offerConfidentially(
  address: string,
  teaser: Partial<typeof TEASER> = {},
  by?: Account,
): Promise<ConfidentialListing> {
  const owner = by ?? (await createAccount(address));
  const { results } = await (await fetch(`${address}${paths.sectors}`)).json();
  const sectors = String(results[0].id);
  const company = await postAs(address, owner, paths.profileCompanies, asForm({ ...COMPANY, sectors }));
  const date = `${new Date().getFullYear() - 1}-01-01`;
  await postAs(address, owner, paths.companyRevenues(company.id), {
    revenues: [{ ...FIGURES, date, currency: 1 }],
  });
  await postAs(address, owner, paths.companyOffices(company.id), {
    offices: [{ address: { city: COMPANY.city, zip_code: COMPANY.zip_code, country_name: 'Switzerland' } }],
  });
  const fields = { ...TEASER, ...teaser, sectors, company_id: String(company.id), asking_price: '3900000' };
  const { id } = await postAs(address, owner, paths.createSell, asForm(fields));
  return { id, owner };
}

export const publish = (address: string, { id }: ConfidentialListing) =>
  postAs(address, STAFF, paths.moderate(id), { validated: true });

/** A user, by default a new one, asks for access, which waits for the owner. */
export async function askForAccess(address: string, { id }: ConfidentialListing, by?: Account) {
  const requester = by ?? (await createAccount(address));
  const request: { id: NonNullable<Access['request_id']> } = await postAs(
    address,
    requester,
    paths.requestAccess(id),
    { nda_accepted: true },
  );
  return { requester, requestId: request.id };
}

/** The owner accepts, which begins the deal. */
export const acceptRequest = (address: string, { owner }: ConfidentialListing, requestId: number) =>
  postAs(address, owner, paths.accessRequest(requestId, 'accept'), {});
