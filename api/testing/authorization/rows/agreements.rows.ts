import { builtInText, HOUSE_VERSION } from '../../../src/features/agreements/index.ts';
import { type Check, type Row, rowsOf } from '../table.ts';
import { aPdf, form } from './request-bodies.ts';

const text = 'What I learn of this business I keep to myself. '.repeat(3);
const written = { send: () => ({ text }) };
const long = (clauses: readonly { text: string }[]) => clauses.map((clause) => clause.text).join('\n\n');
const { en, fr } = builtInText(HOUSE_VERSION);
const texts = {
  en: { sell: long(en.sell), buy: long(en.buy) },
  fr: { sell: long(fr.sell), buy: long(fr.buy) },
};
const house: Check = ({ body }) => body.version.length > 0 && body.texts.fr.buy.length > 0;

// biome-ignore format: a table
export const agreementRows: Row[] = [
  //                                                                     anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/opportunities/:id/own_agreement/', [
    { on: 'published', of: (m) => m.sell.introduction.opportunity,                  expect: '401 404 404 404 404 404 200 404 200' },
    { on: 'under review', of: (m) => m.waiting.opportunity,                         expect: '401 404 404 404 404 404 200 404 200' },
  ]),
  ...rowsOf('POST /api/opportunities/:id/own_agreement/', [
    { on: 'published', of: (m) => m.fresh.opportunity, ...written,                  expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'a file', of: (m) => m.fresh.opportunity, send: () => form({ file: aPdf() }), expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'mandate', of: (m) => m.buy.introduction.opportunity, ...written,         expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'under review', of: (m) => m.waiting.opportunity, ...written,             expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity, ...written,              expect: '401 404 404 404 404 404 409 404 403' },
  ]),
  ...rowsOf('DELETE /api/opportunities/:id/own_agreement/', [
    { on: 'published', of: (m) => m.fresh.opportunity,                              expect: '401 404 404 404 404 404 204 404 403' },
    { on: 'sold', of: (m) => m.sell.completed.opportunity,                          expect: '401 404 404 404 404 404 409 404 403' },
  ]),
  ...rowsOf('GET /api/opportunities/:id/agreement/file/', [
    { on: 'published', of: (m) => m.fresh.opportunity,                              expect: '401 200 200 200 200 200 200 200 200' },
    { on: 'under review', of: (m) => m.waiting.opportunity,                         expect: '401 404 404 404 404 404 200 404 200' },
    { on: 'a text', of: (m) => m.sell.introduction.opportunity,                     expect: '401 409 409 409 409 409 409 409 409' },
  ]),
  ...rowsOf('GET /api/house_agreement/', [
    { on: 'the text of today', see: { house },                                      expect: '401 403 403 403 403 403 403 403 200:house' },
  ]),
  ...rowsOf('POST /api/house_agreement/', [
    { on: 'the text of today', send: () => ({ version: HOUSE_VERSION, texts }),     expect: '401 403 403 403 403 403 403 403 200' },
    { on: 'one that is signed no more', send: () => ({ version: '2026-11', texts }), expect: '401 403 403 403 403 403 403 403 409' },
  ]),
];
