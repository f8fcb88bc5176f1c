import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { BroadcastChannel } from 'node:worker_threads';
import { TEXT } from '@handover/shared/contract';
import Fastify from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';
import { BUSINESSES } from '../identity/testing/businesses.ts';
import { identitySearchPlugin } from './identity-search.plugin.ts';

const controlled = new URL('../testing/controlled.worker.ts', import.meta.url);

const TIMEOUT_MS = 600_000;

async function open(context: TestContext, options: { worker?: URL } = {}) {
  const app = Fastify();
  app.get('/', () => 'answered');
  await app.register(identitySearchPlugin, { timeoutMs: TIMEOUT_MS, ...options });
  const test = new BroadcastChannel('controlled worker');
  context.after(async () => {
    test.close();
    await app.close();
  });
  const find = (activity: string, account = 'a person', network = account) =>
    app.identitySearch.find(
      { texts: { activity }, tags: [], regions: [], facts: BUSINESSES.machining },
      { account, network },
    );
  return {
    app,
    find,
    begun: () => once(test, 'message'),
    finish: () => test.postMessage('finish'),
  };
}
const isBusy = (error: unknown) =>
  error instanceof DomainError && error.code === 'server.busy' && error.retryAfter === 5;

test('the event loop goes on while a long text is searched', async (context) => {
  const { find } = await open(context);
  // The word lists are read by then.
  const [hit] = await find('The Vercors works');
  assert.equal(hit?.text, 'Vercors');
  const order: string[] = [];
  const sentence = 'Atelier Vercor usine à Voirron, chemin des Alouette, pour Latécoere et Safrane. ';
  const found = find(sentence.repeat(TEXT.longMax).slice(0, TEXT.longMax)).then(({ length }) => {
    order.push('found');
    return length;
  });
  setImmediate(() => order.push('the loop goes on'));
  assert.ok((await found) > 0);
  assert.deepEqual(order, ['the loop goes on', 'found']);
});

test('requests are answered while a search is under way', async (context) => {
  const { app, find, begun, finish } = await open(context, { worker: controlled });
  const order: string[] = [];
  const hasBegun = begun();
  const found = find('waits').then(() => order.push('found'));
  await hasBegun;
  order.push((await app.inject('/')).body);
  finish();
  await found;
  assert.deepEqual(order, ['answered', 'found']);
});

test('a rule that fails is an error of the server, and the next search works', async (context) => {
  const { find } = await open(context, { worker: controlled });
  await assert.rejects(find('fails'), { message: 'a rule failed' });
  assert.equal((await find('works')).length, 1);
});

test('one that takes too long ends with 503, its thread too, and the next search works', async (context) => {
  const { find, begun } = await open(context, { worker: controlled });
  const [before] = await find('works');
  const hasBegun = begun();
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const found = assert.rejects(find('waits'), isBusy);
  await hasBegun;
  context.mock.timers.tick(TIMEOUT_MS);
  await found;
  context.mock.timers.reset();
  const [after] = await find('works');
  assert.notEqual(after?.text, before?.text);
});

test('where too many wait, those that come are 503; those that wait are searched', async (context) => {
  const { find, begun, finish } = await open(context, { worker: controlled });
  const hasBegun = begun();
  const first = find('waits');
  await hasBegun;
  const others = Array.from({ length: 49 }, (_, index) => find('works', `person ${index}`));
  await assert.rejects(find('works', 'another person'), isBusy);
  finish();
  assert.equal((await Promise.all([first, ...others])).length, 50);
  assert.equal((await find('works')).length, 1);
});

test('one person has ten waiting at most, and others take turns with them', async (context) => {
  const { find, begun, finish } = await open(context, { worker: controlled });
  const hasBegun = begun();
  const first = find('waits');
  await hasBegun;
  const order: string[] = [];
  const inTurn = (who: string) => find('works', who).then(() => order.push(who));
  const theirs = Array.from({ length: 10 }, () => inTurn('a person'));
  await assert.rejects(find('works'), isBusy);
  const other = inTurn('another person');
  finish();
  await Promise.all([first, ...theirs, other]);
  assert.equal(order.indexOf('another person'), 0);
});

test('a network has twenty waiting at most, with however many accounts', async (context) => {
  const { find, begun, finish } = await open(context, { worker: controlled });
  const hasBegun = begun();
  const first = find('waits');
  await hasBegun;
  const theirs = Array.from({ length: 20 }, (_, index) => find('works', `person ${index}`, 'a network'));
  await assert.rejects(find('works', 'another person', 'a network'), isBusy);
  const other = find('works', 'another person');
  finish();
  await Promise.all([first, ...theirs, other]);
});

test('closing ends a search that is under way', async (context) => {
  const { app, find, begun } = await open(context, { worker: controlled });
  const hasBegun = begun();
  const found = assert.rejects(find('waits'));
  await hasBegun;
  await app.close();
  await found;
});
