import type { ActorName } from '../actors.ts';
import type { Market } from '../market/build-market.ts';
import { type Check, type Id, type Row, rowsOf } from '../table.ts';

const ask = { send: (_: Market, id: Id) => ({ deal_id: id, question: 'Who else?' }) };
const answer = { send: () => ({ answer: 'Nobody else does' }) };
const edit = { send: () => ({ question: 'Who really?' }) };
const paused = (m: Market) => m.sell.spa.paused;
const three: Check = ({ body }) => body.results.length === 3;
const file: Check = ({ raw }) => raw.subarray(0, 2).toString() === 'PK';
const text: Check = ({ body }) => body.number > 0;
const see = { three, file, text };
const takeAway = {
  send: (m: Market) => ({ removed_files: [m.sell.introduction.active.attachments.answered] }),
};
const subject = { send: () => ({ subject: 'Suppliers' }) };

// biome-ignore format: a table
export const questionRows: Row[] = [
  //                                                                        anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/deals/:id/questions_and_answers/', [
    { on: 'active', of: (m) => m.sell.introduction.active.deal, see,                expect: '401 404 404 200:three 404 404 200:three 404 200|403' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.deal), see,         expect: '401 404 404 404 200:three 404 200:three 404 200|403' },
    { on: 'cancelled', of: (m) => m.sell.introduction.cancelled.deal, see,          expect: '401 404 404 404 404 200:three 200:three 404 200|403' },
    { on: 'completed, mandate', of: (m) => m.buy.completed.active.deal, see,        expect: '401 404 404 200:three 404 404 200:three 404 200|403' },
  ]),
  ...rowsOf('GET /api/questions_and_answers/:id/', [
    { on: 'open', of: (m) => m.sell.introduction.active.questions.open, see,                    expect: '401 404 404 200:text 404 404 200:text 404 200:text' },
    { on: 'answered, mandate', of: (m) => m.buy.spa.active.questions.answered, see,             expect: '401 404 404 200:text 404 404 200:text 404 200:text' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.questions.answered), see,       expect: '401 404 404 404 200:text 404 200:text 404 200:text' },
    { on: 'cancelled', of: (m) => m.sell.loi.cancelled.questions.answered, see,                 expect: '401 404 404 404 404 200:text 200:text 404 200:text' },
  ]),
  ...rowsOf('POST /api/questions_and_answers/', [
    { on: 'active', of: (m) => m.sell.introduction.active.deal, ...ask,             expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'active, mandate', of: (m) => m.buy.spa.active.deal, ...ask,              expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'paused by the owner', of: (m) => m.sell.held.active.deal, ...ask,        expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.deal), ...ask,      expect: '401 404 404 404 409 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.introduction.cancelled.deal, ...ask,       expect: '401 404 404 404 404 409 409 404 403' },
    { on: 'completed', of: (m) => m.sell.completed.active.deal, ...ask,             expect: '401 404 404 409 404 404 409 404 403' },
  ]),
  ...rowsOf('PATCH /api/questions_and_answers/:id/', [
    { on: 'an answer', of: (m) => m.sell.introduction.active.questions.open, ...answer,         expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'an answer to the owner', of: (m) => m.buy.introduction.active.questions.byOwner, ...answer, expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'other words', of: (m) => m.sell.introduction.active.questions.open, ...edit,         expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'other words of the owner', of: (m) => m.sell.introduction.active.questions.byOwner, ...edit, expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'a subject', of: (m) => m.sell.introduction.active.questions.open, ...subject,        expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'a correction', of: (m) => m.sell.introduction.active.questions.answered, ...answer,  expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'an attachment of the answer', of: (m) => m.sell.introduction.active.questions.answered, ...takeAway, expect: '401 404 404 409 404 404 200 404 403' },
    { on: 'other words once answered', of: (m) => m.sell.introduction.active.questions.answered, ...edit, expect: '401 404 404 409 404 404 403 404 403' },
    { on: 'an answer while paused', of: (m) => Number(paused(m)?.questions.byOwner), ...answer, expect: '401 404 404 404 200 404 403 404 403' },
    { on: 'an answer of the owner while paused', of: (m) => Number(paused(m)?.questions.open), ...answer, expect: '401 404 404 404 403 404 200 404 403' },
    { on: 'a correction while paused', of: (m) => Number(paused(m)?.questions.answered), ...answer, expect: '401 404 404 404 403 404 200 404 403' },
    { on: 'other words while paused', of: (m) => Number(paused(m)?.questions.open), ...edit,    expect: '401 404 404 404 409 404 403|409 404 403' },
    { on: 'an answer, cancelled', of: (m) => m.sell.loi.cancelled.questions.open, ...answer,    expect: '401 404 404 404 404 403|409 409 404 403' },
    { on: 'other words, cancelled', of: (m) => m.sell.loi.cancelled.questions.open, ...edit,    expect: '401 404 404 404 404 409 403|409 404 403' },
    { on: 'an answer, completed', of: (m) => m.sell.completed.active.questions.open, ...answer, expect: '401 404 404 403|409 404 404 409 404 403' },
  ]),
  ...rowsOf('DELETE /api/questions_and_answers/:id/', [
    { on: 'open', of: (m) => m.sell.introduction.active.questions.open,             expect: '401 404 404 204 404 404 403 404 403' },
    { on: 'open, of the owner', of: (m) => m.buy.loi.active.questions.byOwner,      expect: '401 404 404 403 404 404 204 404 403' },
    { on: 'answered', of: (m) => m.sell.introduction.active.questions.answered,     expect: '401 404 404 409 404 404 403 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.questions.open),    expect: '401 404 404 404 409 404 403|409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.loi.cancelled.questions.open,              expect: '401 404 404 404 404 409 403|409 404 403' },
  ]),
];

const several = { send: () => ({ questions: [{ question: 'Who else?' }, { question: 'Who next?' }] }) };
const publish = { send: () => ({ question: 'Who audits?', answer: 'A firm of three' }) };
const toOwn = {
  send: (m: Market, _: Id, actor: ActorName) => ({
    person_id: actor === 'anonymous' ? 1 : m.people[actor].id,
    before: null,
  }),
};
const toNobody = { send: () => ({ person_id: null, before: null }) };
const answer1: Check = ({ body }) => body.results.length === 1;
const none: Check = ({ body }) => body.results.length === 0;
const seeShown = { answer1, none };
const shown = (m: Market) => m.sell.introduction.cancelled.published;

// biome-ignore format: a table
export const publishedRows: Row[] = [
  //                                                                        anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('POST /api/deals/:id/questions_and_answers/several/', [
    { on: 'active', of: (m) => m.sell.introduction.active.deal, ...several,         expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'active, mandate', of: (m) => m.buy.spa.active.deal, ...several,          expect: '401 404 404 201 404 404 201 404 403' },
    { on: 'paused by the owner', of: (m) => m.sell.held.active.deal, ...several,    expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.deal), ...several,  expect: '401 404 404 404 409 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.introduction.cancelled.deal, ...several,   expect: '401 404 404 404 404 409 409 404 403' },
  ]),
  ...rowsOf('POST /api/questions_and_answers/:id/assign/', [
    { on: 'to nobody', of: (m) => m.sell.introduction.active.questions.open, ...toNobody, expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'to themselves', of: (m) => m.sell.introduction.active.questions.open, ...toOwn, expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'to themselves, mandate', of: (m) => m.buy.spa.active.questions.byOwner, ...toOwn, expect: '401 404 404 200 404 404 200 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.questions.open), ...toOwn, expect: '401 404 404 404 200 404 200 404 403' },
    { on: 'cancelled', of: (m) => m.sell.loi.cancelled.questions.open, ...toOwn,    expect: '401 404 404 404 404 409 409 404 403' },
  ]),
  ...rowsOf('POST /api/questions_and_answers/:id/publish/', [
    { on: 'answered', of: (m) => m.sell.introduction.active.questions.answered, ...publish, expect: '401 404 404 403 404 404 201 404 403' },
    { on: 'open', of: (m) => m.sell.introduction.active.questions.open, ...publish, expect: '401 404 404 403 404 404 409 404 403' },
    { on: 'answered, mandate', of: (m) => m.buy.spa.active.questions.answered, ...publish, expect: '401 404 404 403 404 404 403 404 403' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.questions.answered), ...publish, expect: '401 404 404 404 403 404 201 404 403' },
    { on: 'published before', of: (m) => m.sell.loi.cancelled.questions.answered, ...publish, expect: '401 404 404 404 404 403 409 404 403' },
  ]),
  ...rowsOf('GET /api/deals/:id/published_answers/', [
    { on: 'active', of: (m) => m.sell.introduction.active.deal, see: seeShown,      expect: '401 404 404 200:answer1 404 404 200:answer1 404 200:answer1' },
    { on: 'paused by the owner', of: (m) => m.sell.held.active.deal, see: seeShown, expect: '401 404 404 200:answer1 404 404 200:answer1 404 200:answer1' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.deal), see: seeShown, expect: '401 404 404 404 200:none 404 200:none 404 200:none' },
    { on: 'the deal in which it was asked, cancelled', of: (m) => m.sell.introduction.cancelled.deal, see: seeShown, expect: '401 404 404 404 404 200:none 200:none 404 200:none' },
    { on: 'mandate', of: (m) => m.buy.spa.active.deal, see: seeShown,               expect: '401 404 404 200:none 404 404 200:none 404 200:none' },
  ]),
  ...rowsOf('PATCH /api/published_answers/:id/', [
    { on: 'of a buyer whose deal is cancelled', of: shown, ...publish,              expect: '401 404 404 404 404 404 200 404 403' },
    { on: 'of a listing that is sold', of: (m) => m.sell.completed.cancelled.published, ...publish, expect: '401 404 404 404 404 404 200 404 403' },
  ]),
  ...rowsOf('DELETE /api/published_answers/:id/', [
    { on: 'of a buyer whose deal is cancelled', of: shown,                          expect: '401 404 404 404 404 404 204 404 403' },
  ]),
];

// biome-ignore format: a table
export const exportRows: Row[] = [
  ...rowsOf('GET /api/deals/:id/download_questions_and_answers/', [
    { on: 'active', of: (m) => m.sell.introduction.active.deal, see,                expect: '401 404 404 200:file 404 404 200:file 404 200|403' },
    { on: 'paused by exclusivity', of: (m) => Number(paused(m)?.deal), see,         expect: '401 404 404 404 200:file 404 200:file 404 200|403' },
    { on: 'cancelled', of: (m) => m.sell.introduction.cancelled.deal, see,          expect: '401 404 404 404 404 200:file 200:file 404 200|403' },
  ]),
];
