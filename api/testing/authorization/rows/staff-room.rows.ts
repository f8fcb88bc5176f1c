import { type Row, rowsOf } from '../table.ts';

const staffOnly = '401 403 403 403 403 403 403 403 200';
const staffAdd = staffOnly.replace('200', '201');
const ofSectors = () => ({ list: 'sectors' });
const question = {
  ...{
    category: 1,
    question: 'Who may edit this?',
    question_fr: 'Qui peut modifier ceci ?',
    published: false,
  },
  ...{ answer: 'Staff, and nobody else of the house.', answer_fr: 'L’équipe, et personne d’autre.' },
};
const decide = (decision: string) => ({ decision, reason: 'It names the company' });

// biome-ignore format: a table
export const staffRoomRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/failed_mails/', [{ on: 'all',                                        expect: staffOnly }]),
  ...rowsOf('POST /api/failed_mails/retry/', [{ on: 'all',                                 expect: staffOnly }]),
  ...rowsOf('POST /api/failed_mails/:id/retry/', [{ on: 'one', of: (m) => m.failures.mail, expect: staffOnly }]),
  ...rowsOf('GET /api/failed_jobs/', [{ on: 'all',                                         expect: staffOnly }]),
  ...rowsOf('POST /api/failed_jobs/retry/', [{ on: 'all',                                  expect: staffOnly }]),
  ...rowsOf('POST /api/failed_jobs/:id/retry/', [{ on: 'one', of: (m) => m.failures.job,   expect: staffOnly }]),
  ...rowsOf('GET /api/listing_reports/', [{ on: 'open ones',                               expect: staffOnly }]),
  ...rowsOf('POST /api/listing_reports/:id/decide/', [
    { on: 'one, without a measure', of: (m) => m.report, send: () => decide('no_action'),  expect: staffOnly },
    { on: 'one, by taking down', of: (m) => m.report, send: () => decide('taken_down'),    expect: staffOnly },
  ]),
  ...rowsOf('GET /api/market_figures/', [{ on: 'all',                                      expect: staffOnly }]),
  ...rowsOf('GET /api/house_lists/:list/', [{ on: 'sectors', at: ofSectors,                 expect: staffOnly }]),
  ...rowsOf('POST /api/house_lists/:list/', [
    { on: 'a new sector', at: ofSectors, send: () => ({ name: 'Craft', name_fr: 'Artisanat' }), expect: staffAdd },
  ]),
  ...rowsOf('PATCH /api/house_lists/:list/:id/', [
    { on: 'a sector', of: () => 12, at: ofSectors, send: () => ({ retired: false }),        expect: staffOnly },
  ]),
  ...rowsOf('POST /api/house_lists/:list/:id/move/', [
    { on: 'a sector', of: () => 12, at: ofSectors, send: () => ({ before: null }),          expect: staffOnly },
  ]),
  ...rowsOf('GET /api/faq_entries/', [{ on: 'all',                                         expect: staffOnly }]),
  ...rowsOf('POST /api/faq_entries/', [{ on: 'a new one', send: () => question,            expect: staffAdd }]),
  ...rowsOf('PATCH /api/faq_entries/:id/', [
    { on: 'one', of: () => 101, send: () => ({ published: true }),                          expect: staffOnly },
  ]),
  ...rowsOf('POST /api/faq_entries/:id/move/', [
    { on: 'one', of: () => 101, send: () => ({ before: 101 }),                              expect: staffOnly },
  ]),
];
