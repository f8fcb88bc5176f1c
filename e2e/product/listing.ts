import { type Account, tokensOf } from './account.ts';

/** Registers a company over HTTP, for tests about something else; its id. */
export async function createCompany(address: string, seller: Account, name: string): Promise<number> {
  const post = await asSeller(address, seller);
  return post('/api/companies_for_profile/', { name });
}

/** Offers a company over HTTP; the id of the opportunity, which is under review. */
export async function createSellOpportunity(
  address: string,
  seller: Account,
  company: number,
): Promise<number> {
  const post = await asSeller(address, seller);
  return post('/api/opportunities/create_sell/', {
    company_id: String(company),
    project_title: 'A foundry in the mountains',
    activity: 'Casts parts of pumps and valves, in small series.',
    unique_selling_proposition: 'The last foundry of its kind in the region.',
  });
}

/** Sends a form in the first of the sectors; resolves with the id of what it made. */
async function asSeller(address: string, seller: Account) {
  const { access } = await tokensOf(address, seller);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const sectors = await (await fetch(`${address}/api/sectors/`, { headers })).json();
  return async (path: string, fields: Record<string, string>): Promise<number> => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, sectors: String(sectors.results[0].id) }))
      body.set(name, value);
    const answer = await fetch(address + path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).id;
  };
}
