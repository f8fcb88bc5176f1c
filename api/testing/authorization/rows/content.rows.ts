import { png } from '../../documents/sample-files.ts';
import type { Market } from '../market/build-market.ts';
import { type Id, type Row, rowsOf } from '../table.ts';
import { form } from './request-bodies.ts';

const everyone = (cell: string) => `${cell} `.repeat(9);
const picture = await png();
const name = (m: Market) => String(m.picture.image.split('/').at(-1));
const letter = { name: 'A visitor', email: 'visitor@example.test', message: 'How does it work, please?' };
const wear = (_: Market, id: Id) => form({ background_image: id });

// biome-ignore format: a table
export const contentRows: Row[] = [
  ...rowsOf('GET /api/faq-categories/', [{ on: 'anyone',                          expect: everyone('200') }]),
  ...rowsOf('GET /api/faq/', [{ on: 'anyone',                                     expect: everyone('200') }]),
  ...rowsOf('GET /api/about_us/', [{ on: 'anyone',                                expect: everyone('200') }]),
  ...rowsOf('POST /api/contact_us/', [{ on: 'anyone', send: () => letter,         expect: everyone('201') }]),
  ...rowsOf('GET /api/sub_sector_background_images/', [{ on: 'of the house and mine', expect: everyone('200') }]),
  ...rowsOf('POST /api/sub_sector_background_images/', [
    { on: 'a new one', send: () => form({ sub_sector_id: 1, image: [picture, 'front.png'] }), expect: '401 201 201 201 201 201 201 201 201' },
  ]),
  ...rowsOf('GET /api/background_images/:id/:name', [
    { on: 'by its random name', of: (m) => m.picture.id, at: (m) => ({ name: name(m) }), expect: everyone('200') },
    { on: 'by a guessed name', of: (m) => m.picture.id, at: () => ({ name: '00000000-0000-4000-8000-000000000000.webp' }), expect: everyone('404') },
    { on: 'a document by its id', of: (m) => m.sell.spa.active.room.documents, at: (m) => ({ name: name(m) }), expect: everyone('404') },
  ]),
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('PATCH /api/opportunities/:id/', [
    { on: 'a picture of mine', of: (m) => m.picture.id, at: (m) => ({ id: m.fresh.opportunity }), send: wear,      expect: '401 403 403 403 403 403 200 403 403' },
    { on: 'a picture of another', of: (m) => m.picture.id, at: (m) => ({ id: m.others.opportunity }), send: wear,  expect: '401 403 403 403 403 403 403 400 403' },
    { on: 'a document as a picture', of: (m) => m.fresh.room.documents, at: (m) => ({ id: m.fresh.opportunity }), send: wear, expect: '401 403 403 403 403 403 400 403 403' },
  ]),
];
