import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairTurns } from './fair-turns.ts';

const afterPromises = () => new Promise((resolve) => setImmediate(resolve));

/** Jobs that end when they are told to. */
function jobs() {
  const turns = fairTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (who: string, name: string, signal = new AbortController().signal) =>
    turns.run(who, signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await afterPromises();
    }
  };
  return { turns, begun, send, endAll };
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
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

test('who is late leaves the queue, and a job that fails lets the next one come', async () => {
  const { turns, begun, send, endAll } = jobs();
  const late = new AbortController();
  const failed = turns.run('a', late.signal, () => Promise.reject(new Error('broken')));
  const given = send('b', 'b1', late.signal);
  const stays = send('b', 'b2');
  assert.equal(turns.waitingOf('b'), 2);
  late.abort(new Error('too late'));
  await assert.rejects(given, /too late/);
  await assert.rejects(failed, /broken/);
  await afterPromises();
  await endAll();
  assert.deepEqual(begun, ['b2']);
  assert.equal(await stays, 'b2');
  assert.equal(turns.waitingOf('b'), 0);
  await assert.rejects(send('c', 'c1', late.signal), /too late/);
});
