import assert from 'node:assert/strict';
import { test } from 'node:test';
import { etagOf } from '@handover/shared/contract';
import { one, openDeals, URL } from '../../../testing/deals/asking.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import type { Actor } from '../../../testing/people/actor.ts';

const { openedDeal } = await openDeals();
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
    [1, 'The lease', 'legal', 'Thomas Keller', 'buyer', false, ['answer', 'assign']],
  );
  assert.deepEqual(
    body.files.map(({ name }: { name: string }) => name),
    ['Lease.pdf', 'Annex.pdf'],
  );
  assert.deepEqual((await buyer.get(one(asked.body.id))).body.actions, ['edit', 'delete', 'assign']);
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
  assert.deepEqual((await read('search=nothing')).counts, {
    all: 3,
    open: 2,
    answered: 1,
    mine: 2,
    assigned: 0,
  });
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

test('every write is in the timeline, with the number and the first words of the question while there is one', async () => {
  const { seller, buyer, deal, ask } = await openedDeal();
  const { id } = await ask(buyer, 'How many?');
  await buyer.patch(one(id), { question: 'How many machines?' });
  await seller.patch(one(id), { answer: 'Two' });
  await seller.patch(one(id), { answer: 'Three' });
  const gone = await ask(buyer, 'And lathes?');
  await buyer.delete(one(gone.id));
  const { body } = await seller.get(`/api/deals/${deal}/timeline/?kinds=questions`);
  const words = 'How many machines?';
  assert.deepEqual(
    body.results.map(({ event, details, person }: Record<string, never>) => [event, details, person]),
    [
      ['question_deleted', { question: gone.id, number: 2 }, 'Thomas Keller'],
      ['question_asked', { question: gone.id, number: 2 }, 'Thomas Keller'],
      ['answer_corrected', { question: id, number: 1, words }, 'Claire Moreau'],
      ['question_answered', { question: id, number: 1, words }, 'Claire Moreau'],
      ['question_edited', { question: id, number: 1, words }, 'Thomas Keller'],
      ['question_asked', { question: id, number: 1, words }, 'Thomas Keller'],
    ],
  );
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
