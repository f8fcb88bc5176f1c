import { type Account, fetchTokens } from './account.ts';

/** Registers a company over HTTP and returns its id, for tests that are not about companies. */
export async function createCompany(
  address: string,
  seller: Account,
  name: string,
  fields: Record<string, string> = {},
): Promise<number> {
  const post = await formPoster(address, seller);
  return post('/api/companies_for_profile/', { name, ...fields });
}

/** Creates a sell opportunity over HTTP, which is then under review; returns its id. */
export async function createSellOpportunity(
  address: string,
  seller: Account,
  company: number,
): Promise<number> {
  const post = await formPoster(address, seller);
  return post('/api/opportunities/create_sell/', {
    company_id: String(company),
    project_title: 'A foundry in the mountains',
    activity: 'Casts parts of pumps and valves, in small series.',
    unique_selling_proposition: 'The last foundry of its kind in the region.',
  });
}

/** Returns a function that posts a form with the first sector added, and resolves with the id of the created record. */
async function formPoster(address: string, seller: Account) {
  const { access } = await fetchTokens(address, seller);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const sectors = await (await fetch(`${address}/api/sectors/`, { headers })).json();
  return async (path: string, fields: Record<string, string>): Promise<number> => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, sectors: String(sectors.results[0].id) }))
      body.set(name, value);
    const response = await fetch(address + path, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()).id;
  };
}
