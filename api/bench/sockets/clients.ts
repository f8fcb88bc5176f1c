import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.ts';
import { type Answer, now, type Order } from './messages.ts';

// The process with the clients: it shares the machine with the api, but not its event loop.

/** The number of clients that connect at the same time. */
const CONCURRENCY = 200;
/** The silence after which missing messages count as lost, in ms: longer than a client waits before it reconnects. */
const QUIET_MS = 40_000;
const POLL_MS = 50;
/** The longest absence that is counted. */
const AWAY_MS = 120_000;

let clients: Client[] = [];
const answer = (message: Answer) => process.send?.(message);

async function open({ port, people }: Extract<Order, { type: 'open' }>): Promise<void> {
  const began = now();
  clients = people.map((person) => new Client(person, port));
  const waiting = clients.values();
  const openNext = async () => {
    for (const client of waiting) await client.connect();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, openNext));
  answer({ type: 'opened', ms: now() - began });
}

/** Waits until all messages have arrived, or none arrive any more. */
async function wait({ titles, count }: Extract<Order, { type: 'wait' }>): Promise<void> {
  const has = () =>
    titles.reduce((sum, title) => sum + clients.filter(({ arrived }) => arrived.has(title)).length, 0);
  let [last, at] = [-1, now()];
  while (last < count * titles.length && now() - at < QUIET_MS) {
    await sleep(POLL_MS);
    const found = has();
    if (found !== last) [last, at] = [found, now()];
  }
  answer({
    type: 'arrived',
    twice: clients.reduce((sum, { twice }) => sum + twice, 0),
    titles: Object.fromEntries(
      titles.map((title) => [title, clients.flatMap(({ arrived }) => arrived.get(title) ?? [])]),
    ),
  });
}

async function reconnected(): Promise<void> {
  const began = now();
  const isAway = ({ backAt }: Client) => backAt === undefined;
  while (clients.some(isAway) && now() - began < AWAY_MS) await sleep(POLL_MS);
  answer({
    type: 'back',
    away: clients.map(({ lostAt = began, backAt = now() }) => backAt - lostAt),
  });
}

process.on('message', (order: Order) => {
  if (order.type === 'open') void open(order);
  else if (order.type === 'wait') void wait(order);
  else void reconnected();
});
process.once('disconnect', () => process.exit(0));
