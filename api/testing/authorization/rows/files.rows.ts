import { inSuite } from '@handover/shared/testing/suite';
import type { Market } from '../market/build-market.ts';
import type { Scene } from '../market/scene.ts';
import { KINDS, type Kind } from '../market/stored-files.ts';
import { type Check, type Id, type Row, rowsOf } from '../table.ts';
import { logged, some } from './checks.ts';
import { aPdf, form } from './request-bodies.ts';

const ONE_KIND_A_CALL = inSuite({ test: true, long: false });

const COMPANY = {
  annual_accounts: 'company_annual_accounts',
  documents: 'files_of_company',
  general_ledger: 'general_ledgers',
} as const;
const OPPORTUNITY = {
  annual_accounts: 'opportunity_annual_accounts',
  documents: 'opportunity_documents',
  general_ledger: 'opportunity_general_ledgers',
} as const;

const see: Record<string, Check> = { some, logged };
const about = (field: string) => ({ query: (_: Market, id: Id) => `${field}=${id}`, see });
const upload = (field: string, kind: Kind) => ({
  send: (_: Market, id: Id) => form({ [field]: id, [kind === 'general_ledger' ? 'file' : 'files']: aPdf() }),
});
/** An upload of files for a record. */
const choose = (field: string, record: (m: Market) => number, more: (m: Market) => number[] = () => []) => ({
  send: (m: Market, id: Id) => ({ [field]: record(m), file_ids: [...more(m), Number(id)] }),
});
/** A new version of a document of a deal. */
const replace = (kind: Kind, record: (m: Market) => number) => ({
  send: (m: Market, id: Id) =>
    form({
      opportunity_id: record(m),
      replaces: id,
      [kind === 'general_ledger' ? 'file' : 'files']: aPdf(),
    }),
});
/** A second ledger is refused while there is one. */
const added = (kind: Kind) => (kind === 'general_ledger' ? '409' : '201');
const other = (kind: Kind): Kind => (kind === 'documents' ? 'annual_accounts' : 'documents');
const refused = (read: string) => (read === '403' ? '404' : '403');
const paused = (scene: Scene) => scene.paused ?? scene.active;

const NOBODY = '401 404 404 404 404 404 404 404 404';
const only = (done: string) => `401 404 404 404 404 404 ${done} 404 404`;
const onlyOther = (done: string) => `401 404 404 404 404 404 404 ${done} 404`;

/**
 * The rows of each kind of file. Where every user is refused, and for all kinds alike, the usual suite makes the call for one
 * of them, each in its turn.
 */
function takingTurns(rowsOfKind: (kind: Kind) => Row[]): Row[] {
  const alike = Map.groupBy(
    KINDS.flatMap(rowsOfKind),
    ({ call, on }) => `${call.replace(/api\/\w+/, '')} ${on}`,
  );
  return [...alike.values()].flatMap((rows, turn) => {
    const isAlike = rows.every(({ expect }) => expect === rows[0]?.expect && !/\b2\d\d/.test(expect));
    return isAlike && ONE_KIND_A_CALL ? rows.filter((_, index) => index === turn % rows.length) : rows;
  });
}

// biome-ignore format: a table
const ofCompanies = takingTurns((kind): Row[] => {
  const url = `/api/${COMPANY[kind]}/`;
  const list = about('company_id');
  const add = upload('company_id', kind);
  return [
    ...rowsOf(`GET ${url}`, [
      { on: 'of the owner', of: (m) => m.fresh.company, ...list,                      expect: only('200:some') },
      { on: 'disclosed by a deal', of: (m) => m.sell.spa.company, ...list,            expect: only('200:some') },
      { on: 'of another', of: (m) => m.others.company, ...list,                       expect: onlyOther('200:some') },
    ]),
    ...rowsOf(`POST ${url}`, [
      { on: 'of the owner', of: (m) => m.rejected.company, ...add,                    expect: only('201') },
      { on: 'one is there', of: (m) => m.fresh.company, ...add,                       expect: only(added(kind)) },
      { on: 'disclosed by a deal', of: (m) => m.sell.spa.company, ...add,             expect: only(added(kind)) },
      { on: 'of another', of: (m) => m.others.company, ...add,                        expect: onlyOther(added(kind)) },
    ]),
    ...rowsOf(`DELETE ${url}:id/`, [
      { on: 'of the owner', of: (m) => m.fresh.companyRoom[kind],                     expect: only('204') },
      { on: 'of another', of: (m) => m.others.companyRoom[kind],                      expect: onlyOther('204') },
      { on: 'a file of another kind', of: (m) => m.fresh.companyRoom[other(kind)],    expect: NOBODY },
      { on: 'a file of a listing', of: (m) => m.fresh.room[kind],                     expect: NOBODY },
    ]),
    ...(kind === 'general_ledger' ? [] : rowsOf(`POST ${url}delete_chosen_files/`, [
      { on: 'of the owner', of: (m) => m.fresh.companyRoom[kind], ...choose('company_id', (m) => m.fresh.company),                  expect: only('200') },
      { on: 'of another', of: (m) => m.others.companyRoom[kind], ...choose('company_id', (m) => m.others.company),                  expect: onlyOther('200') },
      { on: 'a file of another in mine', of: (m) => m.others.companyRoom[kind], ...choose('company_id', (m) => m.fresh.company),    expect: NOBODY },
      { on: 'mine with one of another', of: (m) => m.others.companyRoom[kind], ...choose('company_id', (m) => m.fresh.company, (m) => [m.fresh.companyRoom[kind]]), expect: NOBODY },
      { on: 'of my other company', of: (m) => Number(m.sell.spa.companyRoom?.[kind]), ...choose('company_id', (m) => m.fresh.company), expect: NOBODY },
      { on: 'a file of another kind', of: (m) => m.fresh.companyRoom[other(kind)], ...choose('company_id', (m) => m.fresh.company), expect: NOBODY },
      { on: 'a file of a listing', of: (m) => m.fresh.room[kind], ...choose('company_id', (m) => m.fresh.company),                  expect: NOBODY },
    ])),
  ];
});

// biome-ignore format: a table
const ofListings = takingTurns((kind): Row[] => {
  const url = `/api/${OPPORTUNITY[kind]}/`;
  const list = about('opportunity_id');
  const add = upload('opportunity_id', kind);
  const spa = choose('opportunity_id', (m) => m.sell.spa.opportunity);
  return [
    // anonymous stranger pending active paused cancelled owner other staff
    ...rowsOf(`GET ${url}`, [
      { on: 'published', of: (m) => m.sell.spa.opportunity, ...list,              expect: '401 403 403 403 403 403 200:some 403 200:some+logged' },
      { on: 'published mandate', of: (m) => m.buy.spa.opportunity, ...list,       expect: '401 403 403 403 403 403 200:some 403 200:some+logged' },
      { on: 'under review', of: (m) => m.waiting.opportunity, ...list,            expect: '401 404 404 404 404 404 200:some 404 200:some+logged' },
      { on: 'back under review', of: (m) => m.reviewed.opportunity, ...list,      expect: '401 404 404 403 404 404 200:some 404 200:some+logged' },
      { on: 'sold', of: (m) => m.sell.completed.opportunity, ...list,             expect: '401 404 404 403 404 404 200:some 404 200:some+logged' },
      { on: 'of another', of: (m) => m.others.opportunity, ...list,               expect: '401 403 403 403 403 403 403 200:some 200:some+logged' },
    ]),
    ...rowsOf(`POST ${url}`, [
      { on: 'rejected', of: (m) => m.rejected.opportunity, ...add,                expect: '401 404 404 404 404 404 201 404 403' },
      { on: 'published', of: (m) => m.sell.spa.opportunity, ...add,               expect: `401 403 403 403 403 403 ${added(kind)} 403 403` },
      { on: 'under review', of: (m) => m.waiting.opportunity, ...add,             expect: `401 404 404 404 404 404 ${added(kind)} 404 403` },
      { on: 'sold', of: (m) => m.sell.completed.opportunity, ...add,              expect: '401 404 404 403 404 404 409 404 403' },
    ]),
    ...rowsOf(`DELETE ${url}:id/`, [
      { on: 'published', of: (m) => m.sell.spa.room[kind],                        expect: '401 404 404 404 404 404 204 404 403' },
      { on: 'under review', of: (m) => m.waiting.room[kind],                      expect: '401 404 404 404 404 404 204 404 403' },
      { on: 'sold', of: (m) => m.sell.completed.room[kind],                       expect: '401 404 404 404 404 404 409 404 403' },
      { on: 'a file of another kind', of: (m) => m.fresh.room[other(kind)],       expect: NOBODY },
      { on: 'a file of a company', of: (m) => m.fresh.companyRoom[kind],          expect: NOBODY },
      { on: 'a file of a deal', of: (m) => m.sell.spa.active.room[kind],          expect: NOBODY },
    ]),
    ...(kind === 'general_ledger' ? [] : rowsOf(`POST ${url}delete_chosen_files/`, [
      { on: 'published', of: (m) => m.sell.spa.room[kind], ...spa,                expect: '401 403 403 403 403 403 200 403 403' },
      { on: 'sold', of: (m) => m.sell.completed.room[kind], ...choose('opportunity_id', (m) => m.sell.completed.opportunity), expect: '401 404 404 403 404 404 409 404 403' },
      { on: 'under review', of: (m) => m.waiting.room[kind], ...choose('opportunity_id', (m) => m.waiting.opportunity),       expect: '401 404 404 404 404 404 200 404 403' },
      { on: 'a file of another in mine', of: (m) => m.others.room[kind], ...spa,  expect: '401 403 403 403 403 403 404 403 403' },
      { on: 'mine with one of another', of: (m) => m.others.room[kind], ...choose('opportunity_id', (m) => m.sell.spa.opportunity, (m) => [m.sell.spa.room[kind]]), expect: '401 403 403 403 403 403 404 403 403' },
      { on: 'a file of a company', of: (m) => m.fresh.companyRoom[kind], ...spa,  expect: '401 403 403 403 403 403 404 403 403' },
      { on: 'the copy in a deal', of: (m) => m.sell.spa.active.room[kind], ...spa, expect: '401 403 403 403 403 403 404 403 403' },
    ])),
  ];
});

/** The documents that the requester of an active deal may see in each phase; server rules. */
const OPEN: Record<Kind, Record<'introduction' | 'loi' | 'due_diligence', string>> = {
  documents: { introduction: '200:some', loi: '200:some', due_diligence: '200:some' },
  annual_accounts: { introduction: '403', loi: '200:some', due_diligence: '200:some' },
  general_ledger: { introduction: '403', loi: '403', due_diligence: '200:some' },
};

// biome-ignore format: a table
const ofDeals = takingTurns((kind): Row[] => {
  const url = `/api/deal_${OPPORTUNITY[kind]}/`;
  const list = about('opportunity_id');
  const add = upload('opportunity_id', kind);
  const { introduction, loi, due_diligence: due } = OPEN[kind];
  /** 403 for a file that the requester may read; of another one they are not told that it is there. */
  const known = { introduction: refused(introduction), due_diligence: refused(due) };
  const mine = choose('opportunity_id', (m) => m.sell.introduction.active.snapshot);
  return [
    // anonymous stranger pending active paused cancelled owner other staff
    ...rowsOf(`GET ${url}`, [
      { on: 'introduction', of: (m) => m.sell.introduction.active.snapshot, ...list,    expect: `401 404 404 ${introduction} 404 404 200:some 404 200:some+logged` },
      { on: 'paused by the owner', of: (m) => m.sell.held.active.snapshot, ...list,     expect: `401 404 404 ${introduction} 404 404 200:some 404 200:some+logged` },
      { on: 'introduction, mandate', of: (m) => m.buy.introduction.active.snapshot, ...list, expect: `401 404 404 200:some 404 404 ${introduction} 404 200:some+logged` },
      { on: 'letter', of: (m) => m.sell.loi.active.snapshot, ...list,                   expect: `401 404 404 ${loi} 404 404 200:some 404 200:some+logged` },
      { on: 'letter, mandate', of: (m) => m.buy.loi.active.snapshot, ...list,           expect: `401 404 404 200:some 404 404 ${loi} 404 200:some+logged` },
      { on: 'due diligence', of: (m) => m.sell.due_diligence.active.snapshot, ...list,  expect: `401 404 404 ${due} 404 404 200:some 404 200:some+logged` },
      { on: 'spa, mandate', of: (m) => m.buy.spa.active.snapshot, ...list,              expect: `401 404 404 200:some 404 404 ${due} 404 200:some+logged` },
      { on: 'closing', of: (m) => m.sell.closing.active.snapshot, ...list,              expect: `401 404 404 ${due} 404 404 200:some 404 200:some+logged` },
      { on: 'completed', of: (m) => m.sell.completed.active.snapshot, ...list,          expect: `401 404 404 ${due} 404 404 200:some 404 200:some+logged` },
      { on: 'paused by exclusivity', of: (m) => paused(m.sell.spa).snapshot, ...list,   expect: '401 404 404 404 403 404 200:some 404 200:some+logged' },
      { on: 'cancelled', of: (m) => m.sell.spa.cancelled.snapshot, ...list,             expect: '401 404 404 404 404 403 200:some 404 200:some+logged' },
    ]),
    ...rowsOf(`POST ${url}`, [
      { on: 'introduction', of: (m) => m.sell.introduction.active.snapshot, ...add,     expect: `401 404 404 403 404 404 ${added(kind)} 404 403` },
      { on: 'spa, mandate', of: (m) => m.buy.spa.active.snapshot, ...add,               expect: `401 404 404 ${added(kind)} 404 404 403 404 403` },
      { on: 'paused by the owner', of: (m) => m.sell.held.active.snapshot, ...add,      expect: '401 404 404 403 404 404 409 404 403' },
      { on: 'paused by exclusivity', of: (m) => paused(m.sell.spa).snapshot, ...add,    expect: '401 404 404 404 403 404 409 404 403' },
      { on: 'completed', of: (m) => m.sell.completed.active.snapshot, ...add,           expect: '401 404 404 403 404 404 409 404 403' },
      { on: 'cancelled', of: (m) => m.sell.spa.cancelled.snapshot, ...add,              expect: '401 404 404 404 404 403 409 404 403' },
    ]),
    ...rowsOf(`POST ${url}`, [
      { on: 'a new version', of: (m) => m.sell.introduction.active.room[kind], ...replace(kind, (m) => m.sell.introduction.active.snapshot), expect: '401 404 404 403 404 404 201 404 403' },
      { on: 'a new version, mandate', of: (m) => m.buy.spa.active.room[kind], ...replace(kind, (m) => m.buy.spa.active.snapshot), expect: '401 404 404 201 404 404 403 404 403' },
      { on: 'of a document of another deal', of: (m) => m.sell.spa.active.room[kind], ...replace(kind, (m) => m.sell.introduction.active.snapshot), expect: '401 404 404 403 404 404 404 404 403' },
      { on: 'of a document of another kind', of: (m) => m.sell.introduction.active.room[other(kind)], ...replace(kind, (m) => m.sell.introduction.active.snapshot), expect: '401 404 404 403 404 404 404 404 403' },
      { on: 'a new version, completed', of: (m) => m.sell.completed.active.room[kind], ...replace(kind, (m) => m.sell.completed.active.snapshot), expect: '401 404 404 403 404 404 409 404 403' },
      { on: 'a new version, cancelled', of: (m) => m.sell.spa.cancelled.room[kind], ...replace(kind, (m) => m.sell.spa.cancelled.snapshot), expect: '401 404 404 404 404 403 409 404 403' },
    ]),
    ...rowsOf(`DELETE ${url}:id/`, [
      { on: 'introduction', of: (m) => m.sell.introduction.active.room[kind],           expect: `401 404 404 ${known.introduction} 404 404 204 404 403` },
      { on: 'paused by exclusivity', of: (m) => paused(m.sell.spa).room[kind],          expect: '401 404 404 404 404 404 409 404 403' },
      { on: 'completed', of: (m) => m.sell.completed.active.room[kind],                 expect: `401 404 404 ${known.due_diligence} 404 404 409 404 403` },
      { on: 'cancelled', of: (m) => m.sell.spa.cancelled.room[kind],                    expect: '401 404 404 404 404 404 409 404 403' },
      { on: 'a file of the listing', of: (m) => m.sell.introduction.room[kind],         expect: NOBODY },
      { on: 'a letter', of: (m) => m.sell.loi.active.letterFile,                        expect: NOBODY },
    ]),
    ...rowsOf(`POST ${url}delete_chosen_files/`, [
      { on: 'introduction', of: (m) => m.sell.introduction.active.room[kind], ...mine,  expect: '401 404 404 403 404 404 200 404 403' },
      { on: 'of another deal', of: (m) => m.sell.introduction.cancelled.room[kind], ...mine, expect: '401 404 404 403 404 404 404 404 403' },
      { on: 'mine with one of another', of: (m) => m.sell.spa.active.room[kind], ...choose('opportunity_id', (m) => m.sell.introduction.active.snapshot, (m) => [m.sell.introduction.active.room[kind]]), expect: '401 404 404 403 404 404 404 404 403' },
      { on: 'of the listing', of: (m) => m.sell.introduction.room[kind], ...mine,       expect: '401 404 404 403 404 404 404 404 403' },
      { on: 'a letter', of: (m) => m.sell.loi.active.letterFile, ...mine,               expect: '401 404 404 403 404 404 404 404 403' },
      { on: 'paused by exclusivity', of: (m) => paused(m.sell.spa).room[kind], ...choose('opportunity_id', (m) => paused(m.sell.spa).snapshot), expect: '401 404 404 404 403 404 409 404 403' },
    ]),
  ];
});

export const fileRows: Row[] = [...ofCompanies, ...ofListings, ...ofDeals];
