import { COUNT, paths, type Review, TEXT } from '@handover/shared/contract';
import { inSuite } from '@handover/shared/testing/suite';
import { type Account, createAccount, fetchTokens } from './account.ts';
import { STAFF } from './confidential-listing.ts';
import { asForm, getAs, postAs } from './post-as.ts';

const WORD = 'Unternehmensbeteiligungsgesellschaftsvermittlung';
/** A text of so many characters without a blank. */
const unbroken = (length: number) => WORD.repeat(Math.ceil(length / WORD.length)).slice(0, length);

const CURRENCIES = inSuite({ test: [1, 4], long: [1, 2, 3, 4] });
const PRICE = 9_876_543_210;
const LONG_OFFICE = {
  address: unbroken(TEXT.addressMax),
  street: unbroken(TEXT.addressMax),
  city: unbroken(TEXT.placeMax),
  zip_code: unbroken(TEXT.zipCodeMax),
  country_name: 'United Kingdom',
};
const LONG_TEXTS = Object.fromEntries(
  ['activity', 'unique_selling_proposition', 'financial', 'operational_kpi', 'ownership_structure'].map(
    (name) => [name, unbroken(TEXT.longMax)],
  ),
);

interface Listed {
  company: number;
  opportunities: number[];
}
export interface ExtremeListings {
  owner: Account;
  /** All that the contract allows: the longest texts, most tags, largest figures; one opportunity in each of the currencies. */
  longest: Listed;
  /** The listing with only the required fields. */
  least: Listed;
}

/** A new owner has two companies and offers both; everything is published. */
export async function offerExtremes(address: string): Promise<ExtremeListings> {
  const owner = await createAccount(address);
  const post = (path: string, body: object | FormData) => postAs(address, owner, path, body);
  const offer = async (fields: Record<string, string>): Promise<number> => {
    const { id } = await post(paths.createSell, asForm(fields));
    const review: Review = await getAs(address, STAFF, paths.review(id));
    const proposed = review.proposed.map((name) => ({ kind: name.kind, id: name.id, accepted: true }));
    await postAs(address, STAFF, paths.moderate(id), { validated: true, proposed });
    return id;
  };
  const choices = await longestChoices(address, owner);

  const long = await post(
    paths.profileCompanies,
    asForm({
      ...choices,
      ...LONG_TEXTS,
      name: unbroken(TEXT.companyNameMax),
      city: LONG_OFFICE.city,
      zip_code: LONG_OFFICE.zip_code,
      website: `https://handover.test/${unbroken(TEXT.urlMax)}`.slice(0, TEXT.urlMax),
      phone: '+33476051234',
    }),
  );
  await post(paths.companyOffices(long.id), {
    offices: [LONG_OFFICE, LONG_OFFICE].map((each) => ({ address: each })),
  });
  const opportunities: number[] = [];
  for (const currency of CURRENCIES) {
    await post(paths.companyRevenues(long.id), { revenues: largestYears(currency) });
    const title = unbroken(TEXT.projectTitleMax);
    const money = { preferred_currency: String(currency), asking_price: String(PRICE) };
    const fields = { ...choices, ...LONG_TEXTS, ...money, project_title: title, company_id: String(long.id) };
    opportunities.push(await offer(fields));
  }

  const sectors = choices.sectors.split(',')[0] ?? '';
  const short = await post(paths.profileCompanies, asForm({ name: 'Li', sectors }));
  const text = 'Nothing else is said.';
  const bare = await offer({
    company_id: String(short.id),
    sectors,
    project_title: 'Small shop',
    activity: text,
    unique_selling_proposition: text,
  });
  return {
    owner,
    longest: { company: long.id, opportunities },
    least: { company: short.id, opportunities: [bare] },
  };
}

/** Other tests look at the same lists. */
export async function withdrawExtremes(address: string, { owner, longest, least }: ExtremeListings) {
  const { access } = await fetchTokens(address, owner);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  for (const id of [...longest.opportunities, ...least.opportunities])
    await fetch(address + paths.opportunity(id), { method: 'DELETE', headers });
}

/** The ids of as many sectors, sub-sectors and tags as a record may have, and a place, as forms send them. */
async function longestChoices(address: string, owner: Account) {
  const list = async (path: string): Promise<{ id: number; sector: number; country: number | null }[]> =>
    (await (await fetch(address + path)).json()).results;
  const sectors = (await list(paths.sectors)).slice(0, COUNT.sectors).map(({ id }) => id);
  const subSectors = (await list(paths.subSectors)).filter(({ sector }) => sectors.includes(sector));
  const region = (await list(paths.regions)).find(({ country }) => country !== null);
  const tags: number[] = [];
  for (let index = 0; index < COUNT.tags; index += 1) {
    const name = unbroken(29) + String.fromCodePoint('a'.charCodeAt(0) + index);
    tags.push((await postAs(address, owner, paths.tags, { name })).id);
  }
  return {
    sectors: sectors.join(','),
    sub_sectors: subSectors
      .slice(0, COUNT.subSectors)
      .map(({ id }) => id)
      .join(','),
    tags: tags.join(','),
    country: String(region?.country ?? ''),
    region: String(region?.id ?? ''),
  };
}

const largestYears = (currency: number) =>
  Array.from({ length: COUNT.revenues }, (_, index) => ({
    date: `${new Date().getFullYear() - 1 - index}-01-01`,
    revenue: PRICE - index * 98_765_432,
    ebitda: index % 3 === 0 ? -1_234_567_890 : 1_234_567_890,
    net_profit: index % 4 === 0 ? -987_654_321 : 987_654_321,
    number_of_employees: 987_654,
    currency,
  }));
