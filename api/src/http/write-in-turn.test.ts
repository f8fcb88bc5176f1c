import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { writeInTurn } from './write-in-turn.ts';

const requestOf = (id: number, ip: string) => ({ viewer: { id }, ip }) as FastifyRequest;

test('one sheet at a time is written, and people take turns, by address and account', async () => {
  const order: string[] = [];
  const firstEnds = Promise.withResolvers<void>();
  const write = (name: string, id: number, ip: string, waitsFor?: Promise<void>) =>
    writeInTurn(requestOf(id, ip), async () => {
      order.push(`${name} begins`);
      await waitsFor;
      order.push(`${name} ends`);
    });
  const all = [
    write('first', 1, '198.51.100.1', firstEnds.promise),
    write('second', 1, '198.51.100.1'),
    write('a colleague’s', 2, '198.51.100.1'),
    write('of another address', 3, '198.51.100.3'),
  ];
  firstEnds.resolve();
  await Promise.all(all);
  const expected = ['first', 'of another address', 'a colleague’s', 'second'];
  assert.deepEqual(
    order,
    expected.flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

test('one that fails leaves its turn to the next', async () => {
  const request = requestOf(1, '198.51.100.1');
  const failing = writeInTurn(request, () => Promise.reject(new Error('no font')));
  const next = writeInTurn(request, async () => 'written');
  await assert.rejects(failing, { message: 'no font' });
  assert.equal(await next, 'written');
});
