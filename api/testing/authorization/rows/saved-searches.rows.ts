import { NO_FILTERS } from '@handover/shared/contract';
import type { Market } from '../market/build-market.ts';
import { type Check, type Row, rowsOf } from '../table.ts';

const search = {
  name: 'Workshops',
  type_of_opportunity: 'sell',
  filters: { ...NO_FILTERS, search: 'workshop' },
  alert: 'daily',
  by_mail: true,
};
const ofOwner = (m: Market) => m.people.owner.savedSearch;
const own: Check = ({ body }, { market, actor }) => {
  if (actor === 'anonymous') return false;
  const ids: number[] = body.results.map(({ id }: { id: number }) => id);
  return (
    ids.includes(market.people[actor].savedSearch) &&
    body.results.every(
      ({ name, mandate_id }: { name: string; mandate_id: number | null }) =>
        mandate_id !== null || name === `Search of ${market.people[actor].id}`,
    )
  );
};
interface Found {
  opportunity: { own: unknown; exact: unknown };
}
/** Published listings of the other type, as a stranger reads them. */
const teasers: Check = ({ body }) =>
  body.count > 0 &&
  body.results.every(({ opportunity }: Found) => opportunity.own === null && opportunity.exact === null);
const nothing: Check = ({ body }) => body.count === 0;

// biome-ignore format: a table
export const savedSearchRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/saved_searches/', [
    { on: 'my own', query: () => 'page_size=100', see: { own },                   expect: '401 200:own 200:own 200:own 200:own 200:own 200:own 200:own 200:own' },
  ]),
  ...rowsOf('POST /api/saved_searches/', [
    { on: 'mine', send: () => search,                                             expect: '401 201 201 201 201 201 201 201 201' },
  ]),
  ...rowsOf('PATCH /api/saved_searches/:id/', [
    { on: 'of the owner', of: ofOwner, send: () => ({ alert: 'weekly' }),         expect: '401 404 404 404 404 404 200 404 404' },
  ]),
  ...rowsOf('POST /api/saved_searches/:id/look/', [
    { on: 'of the owner', of: ofOwner,                                            expect: '401 404 404 404 404 404 200 404 404' },
  ]),
  ...rowsOf('POST /api/saved_searches/:id/restore/', [
    { on: 'of the owner', of: ofOwner,                                            expect: '401 404 404 404 404 404 200 404 404' },
  ]),
  ...rowsOf('DELETE /api/saved_searches/:id/', [
    { on: 'of the owner', of: ofOwner,                                            expect: '401 404 404 404 404 404 204 404 404' },
  ]),
  ...rowsOf('GET /api/opportunities/:id/fits/', [
    { on: 'sale', of: (m) => m.fresh.opportunity,                                 expect: '401 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing' },
    { on: 'mandate', of: (m) => m.buy.introduction.opportunity,                   expect: '401 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing 200:teasers 200:teasers 200:nothing' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity,                        expect: '401 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing 200:nothing' },
    { on: 'under review', of: (m) => m.waiting.opportunity,                       expect: '401 404 404 404 404 404 200:nothing 404 200:nothing' },
  ], { see: { teasers, nothing } }),
];
