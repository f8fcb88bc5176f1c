import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dealOpportunities, documentFolders, files } from '../../../db/schema/index.ts';
import type { Market } from '../market/build-market.ts';
import { type Check, type Row, rowsOf } from '../table.ts';
import { logged } from './checks.ts';

const active = (type: 'sell' | 'buy', stage: keyof Market['sell']) => (m: Market) =>
  m[type][stage].active.deal;
const paused = (m: Market) => Number(m.sell.spa.paused?.deal);

/** Checks that the first groups have their documents, and the others only the phase that opens them. */
const sees =
  (open: number): Check =>
  ({ body }, { actor }) =>
    body.groups.filter((group: { is_open: boolean }) => group.is_open).length === open &&
    body.groups.every(
      (group: { is_open: boolean; count: unknown }) => group.is_open || group.count === null,
    ) &&
    body.count === open &&
    (['owner', 'active', 'paused', 'cancelled'].includes(actor) ||
      body.results.every((file: { seen_at: unknown }) => file.seen_at === null));
const see = { none: sees(0), one: sees(1), two: sees(2), all: sees(3), logged };
const asBuyer =
  (count: number): Check =>
  ({ body }) =>
    body.count === count && body.results.every((file: { rights?: unknown }) => file.rights === undefined);
const rights = (type: 'sell' | 'buy', stage: keyof Market['sell']) => (m: Market) => ({
  file_ids: [m[type][stage].active.room.documents],
  access: 'hidden',
});
const hides = {
  hidden: async (_: unknown, { app }: { app: FastifyInstance }) =>
    (await app.db.$count(files, eq(files.access, 'hidden'))) === 1,
};
const folderRights = (type: 'sell' | 'buy', stage: keyof Market['sell']) => (m: Market) => ({
  folder_ids: [m[type][stage].active.folder],
  access: 'hidden',
});
const hidesFolder = {
  hidden: async (_: unknown, { app }: { app: FastifyInstance }) =>
    (await app.db.$count(documentFolders, eq(documentFolders.access, 'hidden'))) === 1,
};
const previewed = (type: 'sell' | 'buy', stage: keyof Market['sell']) => (m: Market) => ({
  rights: rights(type, stage)(m),
});
const changesNothing = {
  told: async ({ body }: { body: { closes: { count: number } } }, { app }: { app: FastifyInstance }) =>
    body.closes.count === 1 && (await app.db.$count(files, eq(files.access, 'hidden'))) === 0,
};
const watermark = () => ({ is_on: true });
const marks = {
  on: async (_: unknown, { app }: { app: FastifyInstance }) =>
    (await app.db.$count(dealOpportunities, eq(dealOpportunities.watermark, true))) === 1,
};
/** How many documents are searched, of which none is read yet. */
const searched =
  (count: number): Check =>
  ({ body }) =>
    body.count === 0 && body.unsearched.waiting === count;
const searches = { none: searched(0), one: searched(1), two: searched(2), all: searched(3) };
const folder = () => ({ group: 'other', parent_id: null, name: 'Legal' });
const folders = {
  made: async (_: unknown, { app }: { app: FastifyInstance }) =>
    (await app.db.$count(documentFolders, eq(documentFolders.name, 'Legal'))) === 1,
};
const moves = (type: 'sell' | 'buy', stage: keyof Market['sell']) => (m: Market) => ({
  file_ids: [m[type][stage].active.room.documents],
  to: null,
});
const chosenFolder = (type: 'sell' | 'buy', stage: keyof Market['sell']) => (m: Market) => ({
  folder_id: m[type][stage].active.folder,
});
const folderOf = (type: 'sell' | 'buy', stage: keyof Market['sell']) => (m: Market) => ({
  ...chosenFolder(type, stage)(m),
  name: 'Legal',
});
const bidders = {
  all: ({ body }: { body: { bidders: unknown[] } }) => body.bidders.length > 1,
  one: ({ body }: { body: { bidders: unknown[] } }) => body.bidders.length === 1,
};
const link: Check = ({ body }) => body.url.startsWith('/api/data_room_downloads/?token=');
const sheet: Check = ({ raw }) => raw.subarray(0, 2).toString() === 'PK';

// biome-ignore format: a table
export const dataRoomRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/deals/:id/data_room/', [
    { on: 'introduction', of: active('sell', 'introduction'),                          expect: '401 404 404 200:one 404 404 200:all 404 200:all+logged' },
    { on: 'introduction, mandate', of: active('buy', 'introduction'),                  expect: '401 404 404 200:all 404 404 200:one 404 200:all+logged' },
    { on: 'letter, mandate', of: active('buy', 'loi'),                                 expect: '401 404 404 200:all 404 404 200:two 404 200:all+logged' },
    { on: 'paused by exclusivity, mandate', of: (m) => Number(m.buy.spa.paused?.deal), expect: '401 404 404 404 200:all 404 200:none 404 200:all+logged' },
    { on: 'cancelled, mandate', of: (m) => m.buy.spa.cancelled.deal,                   expect: '401 404 404 404 404 200:all 200:none 404 200:all+logged' },
    { on: 'paused by the owner', of: active('sell', 'held'),                           expect: '401 404 404 200:one 404 404 200:all 404 200:all+logged' },
    { on: 'letter', of: active('sell', 'loi'),                                         expect: '401 404 404 200:two 404 404 200:all 404 200:all+logged' },
    { on: 'due diligence', of: active('sell', 'due_diligence'),                        expect: '401 404 404 200:all 404 404 200:all 404 200:all+logged' },
    { on: 'completed', of: active('sell', 'completed'),                                expect: '401 404 404 200:all 404 404 200:all 404 200:all+logged' },
    { on: 'paused by exclusivity', of: paused,                                         expect: '401 404 404 404 200:none 404 200:all 404 200:all+logged' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal,                           expect: '401 404 404 404 404 200:none 200:all 404 200:all+logged' },
  ], { see }),
  ...rowsOf('GET /api/deals/:id/data_room/', [
    { on: 'at a closed document', of: active('sell', 'introduction'), query: (m) => `file=${m.sell.introduction.active.room.general_ledger}`, see, expect: '401 404 404 200:one 404 404 200:all 404 200:all' },
    { on: 'searched for a closed name', of: active('sell', 'introduction'), query: () => 'search=general_ledger', see: { found: ({ body }) => body.count === 1, nothing: ({ body }) => body.count === 0 }, expect: '401 404 404 200:nothing 404 404 200:found 404 200:found' },
  ]),
  ...rowsOf('GET /api/deals/:id/data_room/', [
    { on: 'as the buyer', of: active('sell', 'introduction'), query: () => 'as=buyer', see: { one: asBuyer(1) }, expect: '401 404 404 200:one 404 404 200:one 404 200:one' },
    { on: 'as the buyer, mandate', of: active('buy', 'loi'), query: () => 'as=buyer', see: { two: asBuyer(2) }, expect: '401 404 404 200:two 404 404 200:two 404 200:two' },
  ]),
  ...rowsOf('POST /api/deals/:id/data_room/access/', [
    { on: 'introduction', of: active('sell', 'introduction'), send: rights('sell', 'introduction'), see: hides, expect: '401 404 404 403 404 404 200:hidden 404 403' },
    { on: 'introduction, mandate', of: active('buy', 'introduction'), send: rights('buy', 'introduction'), see: hides, expect: '401 404 404 200:hidden 404 404 403 404 403' },
    { on: 'paused by the owner', of: active('sell', 'held'), send: rights('sell', 'held'), expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), send: rights('sell', 'completed'), expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'a folder', of: active('sell', 'introduction'), send: folderRights('sell', 'introduction'), see: hidesFolder, expect: '401 404 404 403 404 404 200:hidden 404 403' },
    { on: 'a folder, mandate', of: active('buy', 'introduction'), send: folderRights('buy', 'introduction'), see: hidesFolder, expect: '401 404 404 200:hidden 404 404 403 404 403' },
    { on: 'also in a deal of another listing', of: active('sell', 'introduction'), send: (m) => ({ ...rights('sell', 'introduction')(m), also_in: [m.sell.loi.active.deal] }), expect: '401 404 404 403 404 404 404 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/data_room/preview_change/', [
    { on: 'rights', of: active('sell', 'introduction'), send: previewed('sell', 'introduction'), see: changesNothing, expect: '401 404 404 403 404 404 200:told 404 403' },
    { on: 'rights, mandate', of: active('buy', 'introduction'), send: previewed('buy', 'introduction'), see: changesNothing, expect: '401 404 404 200:told 404 404 403 404 403' },
    { on: 'paused by the owner', of: active('sell', 'held'), send: previewed('sell', 'held'), expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), send: previewed('sell', 'completed'), expect: '401 404 404 403 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/data_room/watermark/', [
    { on: 'introduction', of: active('sell', 'introduction'), send: watermark, see: marks, expect: '401 404 404 403 404 404 204:on 404 403' },
    { on: 'introduction, mandate', of: active('buy', 'introduction'), send: watermark, see: marks, expect: '401 404 404 204:on 404 404 403 404 403' },
    { on: 'paused by the owner', of: active('sell', 'held'), send: watermark,          expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), send: watermark,               expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'also in a deal of another listing', of: active('sell', 'introduction'), send: (m) => ({ is_on: true, also_in: [m.sell.loi.active.deal] }), expect: '401 404 404 403 404 404 404 404 403' },
  ]),
  ...rowsOf('GET /api/deals/:id/data_room/search/', [
    { on: 'introduction', of: active('sell', 'introduction'), query: () => 'search=lease',         expect: '401 404 404 200:one 404 404 200:all 404 200:all' },
    { on: 'introduction, mandate', of: active('buy', 'introduction'), query: () => 'search=lease', expect: '401 404 404 200:all 404 404 200:one 404 200:all' },
    { on: 'letter', of: active('sell', 'loi'), query: () => 'search=lease',                        expect: '401 404 404 200:two 404 404 200:all 404 200:all' },
    { on: 'paused by exclusivity', of: paused, query: () => 'search=lease',                        expect: '401 404 404 404 200:none 404 200:all 404 200:all' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal, query: () => 'search=lease',          expect: '401 404 404 404 404 200:none 200:all 404 200:all' },
    { on: 'as the buyer', of: active('sell', 'introduction'), query: () => 'search=lease&as=buyer', expect: '401 404 404 200:one 404 404 200:one 404 200:one' },
  ], { see: searches }),
  ...rowsOf('POST /api/deals/:id/data_room/folders/', [
    { on: 'introduction', of: active('sell', 'introduction'), send: folder, see: folders, expect: '401 404 404 403 404 404 201:made 404 403' },
    { on: 'introduction, mandate', of: active('buy', 'introduction'), send: folder, see: folders, expect: '401 404 404 201:made 404 404 403 404 403' },
    { on: 'paused by the owner', of: active('sell', 'held'), send: folder,             expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), send: folder,                  expect: '401 404 404 403 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/data_room/folders/rename/', [
    { on: 'introduction', of: active('sell', 'introduction'), send: folderOf('sell', 'introduction'), see: folders, expect: '401 404 404 403 404 404 204:made 404 403' },
    { on: 'introduction, mandate', of: active('buy', 'introduction'), send: folderOf('buy', 'introduction'), see: folders, expect: '401 404 404 204:made 404 404 403 404 403' },
    { on: 'completed', of: active('sell', 'completed'), send: folderOf('sell', 'completed'), expect: '401 404 404 403 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/data_room/folders/remove/', [
    { on: 'introduction', of: active('sell', 'introduction'), send: chosenFolder('sell', 'introduction'), expect: '401 404 404 403 404 404 204 404 403' },
    { on: 'introduction, mandate', of: active('buy', 'introduction'), send: chosenFolder('buy', 'introduction'), expect: '401 404 404 204 404 404 403 404 403' },
    { on: 'completed', of: active('sell', 'completed'), send: chosenFolder('sell', 'completed'), expect: '401 404 404 403 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/data_room/move/', [
    { on: 'introduction', of: active('sell', 'introduction'), send: moves('sell', 'introduction'), expect: '401 404 404 403 404 404 204 404 403' },
    { on: 'introduction, mandate', of: active('buy', 'introduction'), send: moves('buy', 'introduction'), expect: '401 404 404 204 404 404 403 404 403' },
    { on: 'paused by the owner', of: active('sell', 'held'), send: moves('sell', 'held'), expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), send: moves('sell', 'completed'), expect: '401 404 404 403 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/opportunities/:id/document_access/', [
    { on: 'published', of: (m) => m.fresh.opportunity, send: (m) => ({ file_ids: [m.fresh.room.documents], access: 'hidden' }), expect: '401 403 403 403 403 403 204 403 403' },
  ]),
  ...rowsOf('GET /api/deals/:id/data_room/bidders/', [
    { on: 'active', of: active('sell', 'due_diligence'), see: bidders,                 expect: '401 404 404 403 404 404 200:all 404 200:all' },
    { on: 'active, mandate', of: active('buy', 'due_diligence'), see: bidders,         expect: '401 404 404 200:one 404 404 403 404 200:one' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal,                           expect: '401 404 404 404 404 403 200 404 200' },
  ]),
  ...rowsOf('POST /api/deals/:id/data_room/visit/', [
    { on: 'active', of: active('sell', 'introduction'),                                expect: '401 404 404 204 404 404 204 404 403' },
    { on: 'paused by exclusivity', of: paused,                                         expect: '401 404 404 404 204 404 204 404 403' },
  ]),
  ...rowsOf('GET /api/deals/:id/data_room/log/', [
    { on: 'active', of: active('sell', 'due_diligence'),                               expect: '401 404 404 403 404 404 200 404 200:logged' },
    { on: 'active, mandate', of: active('buy', 'due_diligence'),                       expect: '401 404 404 200 404 404 403 404 200:logged' },
    { on: 'paused by exclusivity', of: paused,                                         expect: '401 404 404 404 403 404 200 404 200:logged' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal,                           expect: '401 404 404 404 404 403 200 404 200:logged' },
  ], { see: { logged } }),
  ...rowsOf('GET /api/deals/:id/data_room/log/export/', [
    { on: 'active', of: active('sell', 'due_diligence'),                               expect: '401 404 404 403 404 404 200:sheet 404 200:sheet' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal,                           expect: '401 404 404 404 404 403 200:sheet 404 200:sheet' },
  ], { see: { sheet } }),
  ...rowsOf('POST /api/deals/:id/data_room/download/', [
    { on: 'introduction', of: active('sell', 'introduction'), see: { link },           expect: '401 404 404 200:link 404 404 200:link 404 200:link' },
    { on: 'completed', of: active('sell', 'completed'), see: { link },                 expect: '401 404 404 200:link 404 404 200:link 404 200:link' },
    { on: 'cancelled, mandate', of: (m) => m.buy.spa.cancelled.deal, see: { link },    expect: '401 404 404 404 404 200:link 403 404 200:link' },
    { on: 'paused by exclusivity', of: paused, see: { link },                          expect: '401 404 404 404 403 404 200:link 404 200:link' },
    { on: 'cancelled', of: (m) => m.sell.spa.cancelled.deal, see: { link },            expect: '401 404 404 404 404 403 200:link 404 200:link' },
  ]),
  ...rowsOf('GET /api/data_room_downloads/', [
    { on: 'a token that was never given', query: () => 'token=guessed',                expect: '404 404 404 404 404 404 404 404 404' },
  ]),
];
