import type { Market } from '../market/build-market.ts';
import { figuresOf, NEW, officesOf } from '../market/listing.ts';
import { type Check, type Row, rowsOf } from '../table.ts';
import { none, some } from './checks.ts';
import { form } from './request-bodies.ts';

const see: Record<string, Check> = { none, some };
const fresh = (m: Market) => m.fresh.company;
const disclosed = (m: Market) => m.sell.spa.company;
const ONLY_OWNER = (done: string) => `401 404 404 404 404 404 ${done} 404 404`;
const rename = { send: () => form({ name: 'Another name' }) };
const figures = { send: () => figuresOf(NEW) };
const offices = { send: () => officesOf(NEW) };
const one = '/api/companies_for_profile/:id/';

// biome-ignore format: a table
export const companyRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/companies_for_profile/', [
    { on: 'my own', see,                                           expect: '401 200:none 200:none 200:some 200:some 200:some 200:some 200:some 200:none' },
  ]),
  ...rowsOf('POST /api/companies_for_profile/', [
    { on: 'a new one', send: () => form({ name: 'A new company', sectors: 1 }), expect: '401 201 201 201 201 201 201 201 201' },
    { on: 'in a sector that is not there', send: () => form({ name: 'A new company', sectors: 1_999_999 }), expect: '401 400 400 400 400 400 400 400 400' },
  ]),
  ...rowsOf('POST /api/companies_for_profile/import/', [
    { on: 'new ones', send: () => ({ companies: [{ name: 'An imported company', sectors: [1] }] }), expect: '401 201 201 201 201 201 201 201 201' },
  ]),
  ...rowsOf('GET /api/companies/', [
    { on: 'whom I know', see,                                      expect: '401 200:none 200:none 200:some 200:some 200:some 200:some 200:some 200:none' },
    { on: 'not mine', query: () => 'not_created_by_user=true', see, expect: '401 200:none 200:none 200:some 200:none 200:none 200:some 200:none 200:none' },
    { on: 'by a name one may not know', query: () => 'name=fresh', see, expect: '401 200:none 200:none 200:none 200:none 200:none 200:some 200:none 200:none' },
  ]),
  ...rowsOf('GET /api/companies/:id/', [
    { on: 'in no deal', of: fresh,                                 expect: ONLY_OWNER('200') },
    { on: 'introduction', of: (m) => m.sell.introduction.company,  expect: '401 404 404 200 404 404 200 404 404' },
    { on: 'exclusive', of: disclosed,                              expect: '401 404 404 200 404 404 200 404 404' },
    { on: 'paused by the owner', of: (m) => m.sell.held.company,   expect: '401 404 404 200 404 404 200 404 404' },
    { on: 'sold', of: (m) => m.sell.completed.company,             expect: '401 404 404 200 404 404 200 404 404' },
    { on: 'all deals cancelled', of: (m) => m.withdrawn.company,   expect: ONLY_OWNER('200') },
    { on: 'brought to a mandate', of: (m) => m.buy.spa.active.company, expect: '401 404 404 200 404 404 200 404 404' },
    { on: 'brought, paused by exclusivity', of: (m) => Number(m.buy.spa.paused?.company), expect: '401 404 404 404 200 404 404 404 404' },
    { on: 'brought, cancelled', of: (m) => m.buy.spa.cancelled.company, expect: '401 404 404 404 404 200 404 404 404' },
    { on: 'of another', of: (m) => m.others.company,               expect: '401 404 404 404 404 404 404 200 404' },
  ]),
  ...rowsOf(`GET ${one}`, [
    { on: 'of the owner', of: fresh,                               expect: ONLY_OWNER('200') },
    { on: 'disclosed by a deal', of: disclosed,                    expect: ONLY_OWNER('200') },
    { on: 'of another', of: (m) => m.others.company,               expect: '401 404 404 404 404 404 404 200 404' },
  ]),
  ...rowsOf(`PATCH ${one}`, [
    { on: 'of the owner', of: fresh, ...rename,                    expect: ONLY_OWNER('200') },
    { on: 'disclosed by a deal', of: disclosed, ...rename,         expect: ONLY_OWNER('200') },
    { on: 'of another', of: (m) => m.others.company, ...rename,    expect: '401 404 404 404 404 404 404 200 404' },
  ]),
  ...rowsOf(`DELETE ${one}`, [
    { on: 'of the owner', of: fresh,                               expect: ONLY_OWNER('204') },
    { on: 'in an active deal', of: disclosed,                      expect: ONLY_OWNER('409') },
    { on: 'brought to a running mandate', of: (m) => m.buy.spa.active.company, expect: '401 404 404 409 404 404 404 404 404' },
    { on: 'of another', of: (m) => m.others.company,               expect: '401 404 404 404 404 404 404 204 404' },
  ]),
  ...rowsOf(`POST ${one}update_revenues_completely/`, [
    { on: 'of the owner', of: fresh, ...figures,                   expect: ONLY_OWNER('200') },
    { on: 'disclosed by a deal', of: disclosed, ...figures,        expect: ONLY_OWNER('200') },
    { on: 'of another', of: (m) => m.others.company, ...figures,   expect: '401 404 404 404 404 404 404 200 404' },
  ]),
  ...rowsOf(`POST ${one}update_offices_completely/`, [
    { on: 'of the owner', of: fresh, ...offices,                   expect: ONLY_OWNER('200') },
    { on: 'disclosed by a deal', of: disclosed, ...offices,        expect: ONLY_OWNER('200') },
    { on: 'of another', of: (m) => m.others.company, ...offices,   expect: '401 404 404 404 404 404 404 200 404' },
  ]),
];
