import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairTurns } from './fair-turns.ts';

const afterPromises = () => new Promise((resolve) => setImmediate(resolve));
/** `a@office` is the account `a` in the network `office`; without one, each is in a network of their own. */
const asker = (who: string) => {
  const [account = '', network = account] = who.split('@');
  return { account, network };
};

/** Jobs that end when they are told to, the one that began first before the others. */
function jobs(most?: number) {
  const turns = fairTurns(most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (who: string, name: string, signal = new AbortController().signal) =>
    turns.run(asker(who), signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endOne = async () => {
    ends.shift()?.();
    await afterPromises();
  };
  const endAll = async () => {
    await afterPromises();
    while (ends.length > 0) await endOne();
  };
  return { turns, begun, send, endOne, endAll };
}

test('one with many waits between others, who wait for one of theirs at most', async () => {
  const { begun, send, endAll } = jobs();
  const all = [
    send('a', 'a1'),
    send('a', 'a2'),
    send('a', 'a3'),
    send('b', 'b1'),
    send('c', 'c1'),
    send('b', 'b2'),
  ];
  await endAll();
  assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

test('many accounts of a network have one turn between them, and take turns within it', async () => {
  const { begun, send, endAll } = jobs();
  for (const who of ['a', 'a', 'b', 'c']) void send(`${who}@office`, who);
  void send('d', 'd1');
  void send('d', 'd2');
  await endAll();
  assert.deepEqual(begun, ['a', 'd1', 'b', 'd2', 'c', 'a']);
});

test('who comes later does not keep those waiting who were served before', async () => {
  const { begun, send, endOne, endAll } = jobs();
  for (const name of ['a1', 'a2', 'a3']) void send('a', name);
  for (const who of ['b', 'c', 'd']) {
    await afterPromises();
    void send(who, who);
    await endOne();
  }
  await endAll();
  assert.deepEqual(begun, ['a1', 'b', 'a2', 'c', 'd', 'a3']);
});

test('of two at a time no account and no network has both, so that a long job holds up nobody else', async () => {
  const { begun, send, endAll } = jobs(2);
  for (const who of ['a@office', 'b@office', 'a@home', 'c@home', 'd']) void send(who, who);
  await afterPromises();
  assert.deepEqual(begun, ['a@office', 'c@home']);
  await endAll();
  assert.deepEqual(begun.toSorted(), ['a@home', 'a@office', 'b@office', 'c@home', 'd']);
});

test('who is late leaves the queue, and a job that fails lets the next one come', async () => {
  const { turns, begun, send, endAll } = jobs();
  const late = new AbortController();
  const failed = turns.run(asker('a'), late.signal, () => Promise.reject(new Error('broken')));
  const given = send('b', 'b1', late.signal);
  const stays = send('b', 'b2');
  assert.equal(turns.waitingOf('account', asker('b')), 2);
  late.abort(new Error('too late'));
  await assert.rejects(given, /too late/);
  await assert.rejects(failed, /broken/);
  await endAll();
  assert.deepEqual(begun, ['b2']);
  assert.equal(await stays, 'b2');
  assert.equal(turns.waitingOf('account', asker('b')), 0);
  await assert.rejects(send('c', 'c1', late.signal), /too late/);
});
