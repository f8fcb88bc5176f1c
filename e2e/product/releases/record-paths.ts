import { DEMO_PASSWORD, fetchTokens } from '../records/account.ts';

/** A sector and a region of the demo, in the paths of landing pages. */
const LANDING = { ':place': 'industry', ':region': 'auvergne-rhone-alpes' };

/** The collections of the api, by the beginning of the path of their records' pages; longer ones first. */
const collections = {
  '/opportunities/': '/api/opportunities/',
  '/user-opps/': '/api/opportunities/my_list_sell/',
  '/user-companies/': '/api/companies_for_profile/',
  '/user-deals/offers/': '/api/opportunities/my_list_sell/',
  '/user-deals/': '/api/deals/',
  '/people/': '/api/people/?search=seller@handover.test',
};

/** Returns what gives the path of a route with the first record that a demo account finds there. */
export async function recordPaths(address: string, email: string) {
  const { access } = await fetchTokens(address, { email, password: DEMO_PASSWORD });
  return async (route: string): Promise<string> => {
    const path = Object.entries(LANDING).reduce((all, [name, slug]) => all.replace(name, slug), route);
    const list = Object.entries(collections).find(([start]) => path.startsWith(start))?.[1];
    if (!list || !path.includes(':')) return path;
    const response = await fetch(address + list, { headers: { authorization: `Bearer ${access}` } });
    return path.replace(/:\w+/, String((await response.json()).results[0].id));
  };
}
