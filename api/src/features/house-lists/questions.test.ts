import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { seedFaq } from '../../../seed/reference/faq/seed-faq.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const staff = await signedIn(app, { isStaff: true });
const person = await signedIn(app);
const nobody = anonymous(app);

const question = {
  category: 1,
  question: 'Who reads the data room?',
  question_fr: 'Qui lit la data room ?',
  answer: 'Those to whom the owner has opened it.',
  answer_fr: 'Ceux à qui le vendeur l’a ouverte.',
  published: true,
};
interface Entry {
  id: number;
  category: number;
  question: string;
  answer: string;
  published: boolean;
  updated_at: string;
}
const entries = async (): Promise<Entry[]> => (await staff.get(paths.faqEntries)).body.results;
const entry = async (id: number) => (await entries()).find((each) => each.id === id) as Entry;
const shown = async (category?: number): Promise<Entry[]> =>
  (await nobody.get(`${paths.faq}${category ? `?category_id=${category}` : ''}`)).body.results;
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
const edit = (id: number, patch: object) => staff.patch(paths.faqEntry(id), patch);
const restart = () => app.db.transaction((tx) => seedFaq(tx));
/** The version before writes texts and order, without a look at what staff have edited. */
async function restartBefore(): Promise<void> {
  await app.db.execute(sql`insert into faq_categories (id, name, name_fr, position)
    select id, name, name_fr, 0 from faq_categories
    on conflict (id) do update set name = excluded.name, name_fr = excluded.name_fr, position = excluded.position`);
  await app.db.execute(sql`insert into faq (id, category_id, question, question_fr, answer, answer_fr, position)
    select id, category_id, question, question_fr, answer, answer_fr, 0 from faq
    on conflict (id) do update set category_id = excluded.category_id, position = excluded.position,
      question = excluded.question, question_fr = excluded.question_fr, answer = excluded.answer, answer_fr = excluded.answer_fr`);
}

test('a new question is read by visitors once it is published, at the end of its category', async () => {
  const draft = await staff.post(paths.faqEntries, { ...question, published: false });
  assert.equal(draft.status, 201, JSON.stringify(draft.body));
  const { id } = draft.body;
  assert.equal(idsOf(await shown()).includes(id), false);
  assert.ok(idsOf(await entries()).includes(id));
  assert.equal((await edit(id, { published: true })).body.published, true);
  const { published: _, ...texts } = question;
  const { id: last, ...read } = (await shown(1)).at(-1) as Entry;
  assert.deepEqual([last, read], [id, texts]);
  assert.equal((await edit(id, { category: 2 })).status, 200);
  assert.equal((await shown(2)).at(-1)?.id, id);
});

test('what staff have edited stays at a restart, of this version and of the one before; the rest follows the release', async () => {
  assert.equal((await edit(101, { answer: 'Nobody, until the owner agrees.' })).status, 200);
  assert.equal((await edit(102, { published: false })).status, 200);
  await staff.patch(paths.listedName('faq_categories', 2), { name: 'The way of a sale' });
  await app.db.execute(sql`update faq set answer = 'Outdated' where id = 103`);
  await restart();
  const isKept = async () => {
    assert.equal((await entry(101)).answer, 'Nobody, until the owner agrees.');
    assert.equal((await entry(102)).published, false);
    const { results } = (await staff.get(paths.houseList('faq_categories'))).body;
    assert.equal(results[1].name, 'The way of a sale');
  };
  await isKept();
  assert.notEqual((await entry(103)).answer, 'Outdated');
  // The version before does not look at `edited`.
  await app.db.execute(sql`update faq set answer = 'As released', position = 0 where id in (101, 103)`);
  await app.db.execute(sql`update faq_categories set name = 'As released' where id = 2`);
  await isKept();
  assert.equal((await entry(103)).answer, 'As released');
  await restart();
});

test('questions are moved within their category; a restart keeps the order, of the version before too', async () => {
  const move = (id: number, before: number | null) => staff.post(paths.moveFaqEntry(id), { before });
  const [first = 0, second = 0, third = 0] = idsOf(await shown(3));
  assert.equal((await move(third, first)).status, 200);
  for (const start of [restart, restartBefore]) {
    await start();
    assert.deepEqual(idsOf(await shown(3)).slice(0, 3), [third, first, second]);
  }
  const elsewhere = await move(third, 401);
  assert.deepEqual([elsewhere.status, elsewhere.body.code], [409, 'record.changed']);
  assert.equal((await move(999_999, null)).status, 404);
});

test('a category goes with its questions, and without a published question it is not shown', async () => {
  const categories = async () => idsOf((await nobody.get(paths.faqCategories)).body.results);
  const empty = await staff.post(paths.houseList('faq_categories'), { name: 'Fees', name_fr: 'Honoraires' });
  assert.equal(empty.status, 201);
  assert.equal((await categories()).includes(empty.body.id), false);
  const retire = (retired: boolean) => staff.patch(paths.listedName('faq_categories', 5), { retired });
  assert.equal((await retire(true)).status, 200);
  assert.equal((await categories()).includes(5), false);
  assert.equal(
    (await shown()).some(({ category }) => category === 5),
    false,
  );
  assert.deepEqual(await shown(5), []);
  assert.equal((await retire(false)).status, 200);
  assert.ok((await shown(5)).length > 0);
  assert.equal((await staff.post(paths.moveName('faq_categories', 5), { before: 1 })).status, 200);
  await restartBefore();
  assert.equal((await shown())[0]?.category, 5);
});

test('a question is refused at its field', async () => {
  const rows: [object, string, string][] = [
    [{ question: 'Too short' }, 'question', 'value.too_short'],
    [{ question_fr: 'x'.repeat(201) }, 'question_fr', 'value.too_long'],
    [{ answer: '   ' }, 'answer', 'value.too_short'],
    [{ answer_fr: 'x'.repeat(5001) }, 'answer_fr', 'value.too_long'],
    [{ category: 999 }, 'category', 'value.unknown_reference'],
    [{ question: (await entry(201)).question.toUpperCase() }, 'question', 'value.taken'],
  ];
  for (const [wrong, field, code] of rows) {
    const answer = await staff.post(paths.faqEntries, {
      ...question,
      question: 'Another question?',
      question_fr: 'Une autre question ?',
      ...wrong,
    });
    assert.deepEqual(
      [answer.status, answer.body.codes?.[field]?.[0].code],
      [400, code],
      JSON.stringify(wrong),
    );
  }
  assert.equal((await edit(201, { question: (await entry(201)).question })).status, 200);
});

test('of two who edit the same question the later one is refused; a move in between is no change', async () => {
  const { updated_at: before } = await entry(202);
  const write = (answer: string) =>
    staff.call('PATCH', paths.faqEntry(202), { answer }, { 'if-match': `"${before}"` });
  await staff.post(paths.moveFaqEntry(202), { before: null });
  assert.equal((await write('The first of the two answers.')).status, 200);
  const late = await write('The second of the two answers.');
  assert.deepEqual([late.status, late.body.code], [409, 'record.changed']);
  assert.equal((await entry(202)).answer, 'The first of the two answers.');
});

test('who edited what is on record; nobody else reads or writes', async () => {
  await edit(301, { published: true });
  const { body } = await staff.get(`${paths.auditEvents}?kind=list_edited`);
  assert.deepEqual(body.results[0].entry, { list: 'faq', id: 301 });
  for (const [actor, status] of [
    [person, 403],
    [nobody, 401],
  ] as const) {
    assert.equal((await actor.get(paths.faqEntries)).status, status);
    assert.equal((await actor.post(paths.faqEntries, question)).status, status);
    assert.equal((await actor.patch(paths.faqEntry(301), { published: false })).status, status);
  }
  assert.equal((await entry(301)).published, true);
});

test('a copy that a cache has is replaced after an edit', async () => {
  const { headers } = await nobody.get(paths.faq);
  const again = () => nobody.call('GET', paths.faq, undefined, { 'if-none-match': String(headers.etag) });
  assert.equal((await again()).status, 304);
  await edit(302, { answer: 'An answer that nobody has in a cache.' });
  assert.equal((await again()).status, 200);
});
