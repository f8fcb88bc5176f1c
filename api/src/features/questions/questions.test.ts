import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COUNT, etagOf } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import { fileReads, files } from '../../../db/schema/index.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const URL = '/api/questions_and_answers/';
const one = (id: number) => `${URL}${id}/`;

async function openedDeal() {
  const seller = await signedIn(app, { firstName: 'Claire', lastName: 'Moreau' });
  const buyer = await signedIn(app, { firstName: 'Thomas', lastName: 'Keller' });
  const deal = await startDeal(seller, buyer, await publishOffer(seller));
  const list = `/api/deals/${deal}/questions_and_answers/`;
  const ask = async (person: Actor, question: string, more = {}) =>
    (await person.post(URL, { deal_id: deal, question, ...more })).body;
  return { seller, buyer, deal, list, ask };
}
type Call = Parameters<Actor['call']>;
const ifRead = (updatedAt: string): Call[3] => ({ 'if-match': etagOf(updatedAt) });
const numbers = (body: { results: { number: number }[] }) => body.results.map(({ number }) => number);
const typesOf = async (person: Actor) =>
  (await person.get('/api/notifications/')).body.results.results.map(({ type }: { type: string }) => type);

test('a question has a subject, a topic, attachments and a number; both read who asked', async () => {
  const { seller, buyer, deal } = await openedDeal();
  const asked = await buyer.form('POST', URL, [
    ['deal_id', deal],
    ['subject', ' The lease '],
    ['category', 'legal'],
    ['question', 'How long does the lease run?'],
    ['files', [pdf('lease'), 'Lease.pdf']],
    ['files', [pdf('annex'), 'Annex.pdf']],
  ]);
  assert.equal(asked.status, 201);
  const { body } = await seller.get(one(asked.body.id));
  assert.deepEqual(
    [body.number, body.subject, body.category, body.asker, body.asked_by, body.mine, body.actions],
    [1, 'The lease', 'legal', 'Thomas Keller', 'buyer', false, ['answer']],
  );
  assert.deepEqual(
    body.files.map(({ name }: { name: string }) => name),
    ['Lease.pdf', 'Annex.pdf'],
  );
  assert.deepEqual((await buyer.get(one(asked.body.id))).body.actions, ['edit', 'delete']);
});

test('once the deal is cancelled the requester reads no name of the owner, in the questions and in what happened', async () => {
  const { seller, buyer, deal, list, ask } = await openedDeal();
  const asked = await ask(buyer, 'How long does the lease run?');
  await seller.patch(one(asked.id), { answer: 'Nine years' });
  await seller.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We keep it after all' });
  const namesFor = async (person: Actor) => {
    const [question] = (await person.get(list)).body.results;
    const { timeline } = (await person.get(`/api/deals/${deal}/`)).body;
    const cancelled = timeline.find(({ event }: { event: string }) => event === 'cancelled');
    return [question.asker, question.answerer, cancelled.person];
  };
  assert.deepEqual(await namesFor(buyer), ['Thomas Keller', '', '']);
  assert.deepEqual(await namesFor(seller), ['Thomas Keller', 'Claire Moreau', 'Claire Moreau']);
});

test('numbers go on where a question was deleted', async () => {
  const { buyer, list, ask } = await openedDeal();
  const [first] = [await ask(buyer, 'One?'), await ask(buyer, 'Two?')];
  await buyer.delete(one(first.id));
  const last = await ask(buyer, 'Three?');
  assert.equal(last.number, 3);
  await buyer.delete(one(last.id));
  assert.equal((await ask(buyer, 'Four?')).number, 4);
  assert.deepEqual(numbers((await buyer.get(list)).body), [4, 2]);
});

test('the list: open ones first, searched without case and accents, filtered and counted', async () => {
  const { seller, buyer, list, ask } = await openedDeal();
  await ask(buyer, 'Who audits?', { subject: 'Éclairage' });
  const second = await ask(buyer, 'Who pays?');
  await ask(seller, 'How will you finance it?');
  await seller.patch(one(second.id), { answer: 'The Müller bank' });
  const read = async (query: string, person = buyer) => (await person.get(`${list}?${query}`)).body;
  assert.deepEqual(numbers(await read('')), [3, 1, 2]);
  for (const [query, expected] of [
    ['search=eclairage', [1]],
    ['search=MULLER', [2]],
    ['search=who', [1, 2]],
    ['filter=open', [3, 1]],
    ['filter=answered', [2]],
    ['filter=mine', [1, 2]],
    ['filter=mine&search=pays', [2]],
    ['ordering=number', [1, 2, 3]],
    ['page_size=2&page=2', [2]],
  ] as const)
    assert.deepEqual(numbers(await read(query)), expected, query);
  assert.deepEqual((await read('search=nothing')).counts, { all: 3, open: 2, answered: 1, mine: 2 });
  assert.equal((await read('', seller)).counts.mine, 1);
  assert.equal((await buyer.get(`${list}?filter=others`)).status, 400);
});

test('an answer is corrected: the asker is told, and both read what it said before', async () => {
  const { seller, buyer, list, ask } = await openedDeal();
  const { id } = await ask(buyer, 'How many machines?');
  for (const answer of ['Two', 'Three', 'Three', 'Four'])
    assert.equal((await seller.patch(one(id), { answer })).status, 200);
  for (const person of [buyer, seller]) {
    const [question] = (await person.get(list)).body.results;
    assert.equal(question.answer, 'Four');
    assert.deepEqual(
      question.earlier_answers.map(({ answer }: { answer: string }) => answer),
      ['Two', 'Three'],
    );
    assert.equal(question.earlier_answers[0].written_at, question.answered_at);
    assert.ok(question.corrected_at > question.answered_at);
    assert.equal(question.answerer, 'Claire Moreau');
  }
  assert.deepEqual(await typesOf(buyer), ['answer_corrected', 'question_answered', 'access_accepted']);
});

test('whoever answers an older text is refused, and nothing is told', async () => {
  const { seller, buyer, ask } = await openedDeal();
  const asked = await ask(buyer, 'How many machines?');
  await buyer.patch(one(asked.id), { question: 'How many lathes?' });
  const late = await seller.call('PATCH', one(asked.id), { answer: 'Two' }, ifRead(asked.updated_at));
  assert.deepEqual([late.status, late.body.code], [409, 'record.changed']);
  const now = (await seller.get(one(asked.id))).body;
  assert.deepEqual([now.answer, now.question], [null, 'How many lathes?']);
  assert.ok(now.edited_at);
  assert.equal((await typesOf(buyer)).includes('question_answered'), false);
  const answered = await seller.call('PATCH', one(asked.id), { answer: 'Two' }, ifRead(now.updated_at));
  assert.equal(answered.status, 200);
  const edit = await buyer.call('PATCH', one(asked.id), { question: 'How many?' }, ifRead(now.updated_at));
  assert.deepEqual([edit.status, edit.body.code], [409, 'question.answered']);
});

test('an edit that changes nothing is not told', async () => {
  const { seller, buyer, ask } = await openedDeal();
  const asked = await ask(buyer, 'How many machines?', { subject: 'Machines' });
  const same = await buyer.patch(one(asked.id), { question: 'How many machines?', subject: 'Machines' });
  assert.deepEqual([same.status, same.body.updated_at], [200, asked.updated_at]);
  assert.equal((await typesOf(seller)).includes('question_edited'), false);
  const cleared = await buyer.patch(one(asked.id), { subject: '', category: null });
  assert.equal(cleared.body.subject, null);
  assert.equal((await typesOf(seller)).includes('question_edited'), true);
});

test('every write is in the timeline, with the number of the question', async () => {
  const { seller, buyer, deal, ask } = await openedDeal();
  const { id } = await ask(buyer, 'How many?');
  await buyer.patch(one(id), { question: 'How many machines?' });
  await seller.patch(one(id), { answer: 'Two' });
  await seller.patch(one(id), { answer: 'Three' });
  const gone = await ask(buyer, 'And lathes?');
  await buyer.delete(one(gone.id));
  const { body } = await seller.get(`/api/deals/${deal}/timeline/?kinds=questions`);
  assert.deepEqual(
    body.results.map(({ event, details, person }: Record<string, never>) => [event, details, person]),
    [
      ['question_deleted', { question: gone.id, number: 2 }, 'Thomas Keller'],
      ['question_asked', { question: gone.id, number: 2 }, 'Thomas Keller'],
      ['answer_corrected', { question: id, number: 1 }, 'Claire Moreau'],
      ['question_answered', { question: id, number: 1 }, 'Claire Moreau'],
      ['question_edited', { question: id, number: 1 }, 'Thomas Keller'],
      ['question_asked', { question: id, number: 1 }, 'Thomas Keller'],
    ],
  );
});

async function withAttachments() {
  const opened = await openedDeal();
  const { seller, buyer, deal } = opened;
  const asked = await buyer.form('POST', URL, [
    ['deal_id', deal],
    ['question', 'Is this the lease?'],
    ['files', [pdf('ours'), 'Our lease.pdf']],
  ]);
  const id: number = asked.body.id;
  const answered = await seller.form('PATCH', one(id), [
    ['answer', 'No, this one'],
    ['files', [pdf('theirs'), 'Their lease.pdf']],
  ]);
  assert.equal(answered.status, 200);
  return { ...opened, id, ofBuyer: asked.body.files[0], ofSeller: answered.body.answer_files[0] };
}

test('attachments are read by both parties, on record; others get 404', async () => {
  const { seller, buyer, ofBuyer, ofSeller } = await withAttachments();
  for (const person of [seller, buyer])
    for (const { url } of [ofBuyer, ofSeller]) assert.equal((await person.get(url)).status, 200);
  assert.equal(await app.db.$count(fileReads, eq(fileReads.fileId, ofSeller.id)), 2);
  const stranger = await signedIn(app);
  for (const { url } of [ofBuyer, ofSeller]) assert.equal((await stranger.get(url)).status, 404);
});

test('a cancelled deal: questions are read, attachments are not, by the requester', async () => {
  const { seller, buyer, deal, id, ofBuyer, ofSeller } = await withAttachments();
  await seller.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We stay independent' });
  const { body } = await buyer.get(one(id));
  assert.deepEqual([body.answer, body.files, body.answer_files, body.actions], ['No, this one', [], [], []]);
  for (const { url } of [ofBuyer, ofSeller]) {
    assert.equal((await buyer.get(url)).status, 404);
    assert.equal((await seller.get(url)).status, 200);
  }
});

test('own attachments are added and taken away; those of the other side are not touched', async () => {
  const { seller, buyer, id, ofBuyer, ofSeller } = await withAttachments();
  const foreign = await seller.patch(one(id), { removed_files: [ofBuyer.id] });
  assert.deepEqual([foreign.status, Object.keys(foreign.body.codes)], [400, ['removed_files']]);
  const gone = await seller.patch(one(id), { removed_files: [ofSeller.id] });
  assert.deepEqual([gone.status, gone.body.answer_files], [200, []]);
  assert.ok(gone.body.corrected_at);
  assert.equal((await buyer.get(ofSeller.url)).status, 404);
  const [kept] = await app.db.select().from(files).where(eq(files.id, ofSeller.id));
  assert.ok(kept?.hiddenAt && kept.sha256);
  assert.equal((await buyer.patch(one(id), { removed_files: [ofBuyer.id] })).body.code, 'question.answered');
});

test('an attachment alone is no answer, and no more than allowed are taken', async () => {
  const { seller, buyer, deal, ask } = await openedDeal();
  const { id } = await ask(buyer, 'Where is it?');
  const part = (index: number): [string, [Blob, string]] => ['files', [pdf(`a${index}`), `A ${index}.pdf`]];
  const alone = await seller.form('PATCH', one(id), [part(1)]);
  assert.deepEqual([alone.status, Object.keys(alone.body.codes)], [400, ['answer']]);
  const all = Array.from({ length: COUNT.attachments }, (_, index) => part(index));
  const full = await seller.form('PATCH', one(id), [['answer', 'Here'], ...all]);
  assert.equal(full.body.answer_files.length, COUNT.attachments);
  const more = await seller.form('PATCH', one(id), [part(99)]);
  assert.deepEqual([more.status, more.body.codes.files[0].code], [400, 'file.too_many']);
  const text = new Blob(['plain text']);
  const wrong = await buyer.form('POST', URL, [
    ['deal_id', deal],
    ['question', 'And this?'],
    ['files', [text, 'note.pdf']],
  ]);
  assert.equal(wrong.status, 415);
});

test('the attachments of a deleted question are hidden, and its notice is read', async () => {
  const { seller, buyer, deal } = await openedDeal();
  const asked = await buyer.form('POST', URL, [
    ['deal_id', deal],
    ['question', 'Is this the lease?'],
    ['files', [pdf('ours'), 'Our lease.pdf']],
  ]);
  assert.equal((await buyer.delete(one(asked.body.id))).status, 204);
  assert.equal((await seller.get(asked.body.files[0].url)).status, 404);
  assert.equal((await seller.get(one(asked.body.id))).body.code, 'question.not_found');
  const late = await seller.patch(one(asked.body.id), { answer: 'Yes' });
  assert.deepEqual([late.status, late.body.code], [404, 'question.not_found']);
});

test('answer and edit at the same moment: one wins, the other is told', async () => {
  const { seller, buyer, ask } = await openedDeal();
  for (let round = 0; round < 5; round += 1) {
    const asked = await ask(buyer, 'How many machines?');
    const read = ifRead(asked.updated_at);
    const [edit, answer] = await Promise.all([
      buyer.call('PATCH', one(asked.id), { question: 'How many lathes?' }, read),
      seller.call('PATCH', one(asked.id), { answer: 'Two' }, read),
    ]);
    assert.deepEqual([edit.status, answer.status].toSorted(), [200, 409]);
    assert.match(edit.body.code ?? answer.body.code, /^(question\.answered|record\.changed)$/);
    const other = await ask(buyer, 'And presses?');
    const [removal, late] = await Promise.all([
      buyer.delete(one(other.id)),
      seller.patch(one(other.id), { answer: 'One' }),
    ]);
    assert.ok(
      (removal.status === 204 && late.status === 404) || (removal.status === 409 && late.status === 200),
      `${removal.status} ${late.status}`,
    );
  }
});
