import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { explains, namesItsOwnDay, shown } from './testing/concurrent-calls.ts';
import { type Market, newMarket, step } from './testing/market.model.ts';
import { type Command, commandsFor } from './testing/market-commands.ts';
import { openMarket } from './testing/real-market.ts';

const app = await buildTestApp();
const BIDDERS = 2;
const COMMANDS = commandsFor(BIDDERS).filter((command) => 'call' in command);

const both = (by: 'owner' | 'requester', call: string) => [`${by} ${call} 0`, `${by} ${call} 1`];
const TO_INTRODUCTION = [...both('requester', 'ask'), ...both('owner', 'accept')];
const TO_LETTERS = [...TO_INTRODUCTION, ...both('requester', 'submit_loi')];
const TO_DUE_DILIGENCE = [...TO_LETTERS, 'owner accept_loi 0'];
const TO_CLOSING = [...TO_DUE_DILIGENCE, 'requester to_spa 0', 'owner to_closing 0'];
/** How a sale gets to where something is to be decided; the second bidder is there too. */
const MOMENTS: Record<string, readonly string[]> = {
  'two requests wait': both('requester', 'ask'),
  'two deals are in introduction': TO_INTRODUCTION,
  'a deal is paused': [...TO_INTRODUCTION, 'requester pause_or_resume 0'],
  'two letters wait': TO_LETTERS,
  'due diligence, with a third who waits': TO_DUE_DILIGENCE,
  'an earlier end is proposed': [...TO_DUE_DILIGENCE, 'owner propose_end 0'],
  'the contract is negotiated': [...TO_DUE_DILIGENCE, 'requester to_spa 0'],
  closing: TO_CLOSING,
};

const toCommand = (line: string): Command => {
  const [by, call, bidder] = line.split(' ');
  const found = COMMANDS.find(
    (command) =>
      'call' in command && command.by === by && command.call === call && command.bidder === Number(bidder),
  );
  assert.ok(found, line);
  return found;
};

/** What the model expects after the lines, each of which is possible. */
const after = (lines: readonly string[]): Market =>
  lines.reduce(
    (market, line) => {
      const verdict = step(market, toCommand(line));
      assert.ok('next' in verdict, line);
      return verdict.next;
    },
    newMarket('sell', BIDDERS),
  );

/** Every two calls that are possible now, the same one from two tabs included. */
function pairsAt(market: Market): Command[][] {
  const possible = COMMANDS.filter((command) => 'next' in step(market, command));
  return possible
    .flatMap((one, at) => possible.slice(at).map((other) => [one, other]))
    .filter((pair) => pair.every(namesItsOwnDay));
}

/** The usual suite runs every 25th pair. */
const SHARE = inSuite({ test: 25, long: 1 });

for (const [at, [moment, lines]] of Object.entries(MOMENTS).entries())
  test(`${moment}: of any two calls at the same time one comes first, and the other is answered accordingly`, async () => {
    const market = after(lines);
    const pairs = pairsAt(market).filter((_, index) => index % SHARE === at % SHARE);
    assert.ok(pairs.length > 0);
    for (const pair of pairs) {
      const real = await openMarket(app, 'sell', BIDDERS);
      for (const line of lines) await real.send(toCommand(line));
      const calls = await Promise.all(
        pair.map(async (command) => ({ command, status: await real.send(command) })),
      );
      const end = await real.read();
      const told = calls.map(({ command, status }) => `${shown(command)} -> ${status}`).join('; ');
      assert.ok(explains(market, calls, end), `no order explains: ${told}\nends as ${JSON.stringify(end)}`);
    }
  });
