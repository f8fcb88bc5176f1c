import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSuite } from '@handover/shared/testing/suite';
import fc from 'fast-check';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { explains, isDone, namesItsOwnDay, shown } from './testing/concurrent-calls.ts';
import { newMarket, step } from './testing/market.model.ts';
import { ADVISERS, type Adviser } from './testing/market-advisers.ts';
import { CALLS } from './testing/market-calls.ts';
import { type Command, commandsFor, TIMES } from './testing/market-commands.ts';
import type { Market } from './testing/market-state.ts';
import { openMarket } from './testing/real-market.ts';

const app = await buildTestApp();
/**
 * A failure prints its history, its `seed` and its `path`, which repeat it; shrinking would replay thousands of
 * calls. The long suite uses a new seed each time.
 */
const runs = (of: { test: number; long: number }) => ({
  numRuns: inSuite(of),
  endOnFailure: true,
  ...inSuite({ test: { seed: 4711 }, long: {} }),
});
const BIDDERS = 2;
const COMMANDS = commandsFor(BIDDERS);
type Real = Awaited<ReturnType<typeof openMarket>>;

/**
 * Prefers calls that advance the deal, then other allowed ones, sometimes any: plain random calls would not get far.
 */
interface Choice {
  from: 'forward' | 'possible' | 'any';
  index: number;
}
const weighted = (from: Choice['from'], weight: number) => ({ arbitrary: fc.constant(from), weight });
const choice = fc.record({
  from: fc.oneof(weighted('forward', 5), weighted('possible', 3), weighted('any', 2)),
  index: fc.nat({ max: 10_000 }),
});
const FORWARD = ['ask', 'accept', 'submit_loi', 'accept_loi', 'to_spa', 'to_closing'];
function choose(market: Market, { from, index }: Choice): Command {
  const possible = COMMANDS.filter((command) => 'next' in step(market, command));
  const forward = possible.filter((command) => 'call' in command && FORWARD.includes(command.call));
  const all = from === 'any' ? COMMANDS : from === 'forward' && forward.length > 0 ? forward : possible;
  return all[index % all.length] as Command;
}
/** Makes one call and compares response and state with the model. */
async function follow(
  command: Command,
  model: { market: Market },
  real: Real,
  assertSame?: Real['assertSame'],
): Promise<void> {
  const said = shown(command);
  const verdict = step(model.market, command);
  const status = await real.send(command);
  if ('refused' in verdict)
    assert.ok(verdict.refused.includes(status), `${said}: ${status}, not ${verdict.refused}`);
  else {
    assert.ok(isDone(status), `${said}: ${status}, expected to be done`);
    model.market = verdict.next;
  }
  // This comes before `read`, which applies due expiries.
  await assertSame?.(said);
  assert.deepEqual(await real.read(), model.market, said);
}

const NAMES = Object.keys(ADVISERS) as Adviser[];
/** Some of what the owner would do is tried by an adviser; nobody asks for access for the owner. */
function throughAdviser(command: Command, { from, index }: Choice): Command {
  const through = NAMES[index % (2 * NAMES.length)];
  const isOwners = 'call' in command && command.by === 'owner' && command.call !== 'ask';
  return isOwners && through && from !== 'forward' ? { ...command, through } : command;
}

/** A command that is chosen when it runs, from the state of the market at that time. */
class Step implements fc.AsyncCommand<{ market: Market }, Real> {
  readonly choice: Choice;
  said = '';
  constructor(chosen: Choice) {
    this.choice = chosen;
  }
  check = () => true;
  async run(model: { market: Market }, real: Real): Promise<void> {
    const command = throughAdviser(choose(model.market, this.choice), this.choice);
    this.said = shown(command);
    await follow(command, model, real);
  }
  toString = () => this.said;
}

for (const type of ['sell', 'buy'] as const) {
  test(`${type}: the rules hold for any sequence of calls`, async () => {
    const commands = fc.array(
      choice.map((chosen) => new Step(chosen)),
      { minLength: 15, maxLength: 45, size: 'max' },
    );
    await fc.assert(
      fc.asyncProperty(commands, (history) =>
        fc.asyncModelRun(
          async () => ({
            model: { market: newMarket(type, BIDDERS) },
            real: await openMarket(app, type, BIDDERS),
          }),
          history,
        ),
      ),
      runs({ test: 2, long: 30 }),
    );
  });
}

/** Every possible action in a possible order, so that coverage does not depend on chance. */
const EVERYTHING = [
  'requester ask, requester withdraw, requester ask, owner decline, a_month_passes, requester ask, requests_expire',
  'requester ask, owner accept, requester submit_loi, requester update_loi, requester withdraw_loi',
  'requester submit_loi, owner decline_loi, requester submit_loi, letters_expire, requester submit_loi',
  'owner accept_loi, owner extend, requester shorten, requester pause_or_resume, owner pause_or_resume',
  'owner propose_end, owner withdraw_end, owner propose_end, requester refuse_end, owner propose_end, requester agree_to_end',
  'requester to_spa, owner to_closing, owner to_spa, owner to_due_diligence, owner cancel, a_month_passes',
  'requester ask, owner accept, requester submit_loi, owner accept_loi, exclusivity_ends, owner to_spa',
  'owner to_closing, requester confirm_completion, owner to_spa, owner to_closing, owner complete',
  'requester refuse_completion, owner complete, owner withdraw_completion, requester archive',
  'owner complete, completion_is_due, owner archive',
].flatMap((line) => line.split(', '));

test('every action is performed once, and after each all pages tell the same', async () => {
  const done = new Set<string>();
  const model = { market: newMarket('sell', 1) };
  const real = await openMarket(app, 'sell', 1);
  for (const text of EVERYTHING) {
    const [by, call = by] = text.split(' ');
    const command = { bidder: 0, ...(call === by ? { time: call } : { call, by }) } as Command;
    assert.ok('next' in step(model.market, command), `${text} is not possible here`);
    const may: Command[] = [];
    if ('call' in command && by === 'owner')
      for (const through of NAMES) {
        const tried = { ...command, through };
        if ('next' in step(model.market, tried)) may.push(tried);
        else await follow(tried, model, real);
      }
    // Whoever may do it does it for the owner.
    await follow(may[done.size % may.length] ?? command, model, real, real.assertSame);
    done.add(String(call));
  }
  // `set_phase` never applies to these two: a deal enters them by its letter of intent. A business for sale is there.
  const never = ['to_introduction', 'to_loi', 'attach_company'];
  assert.deepEqual(
    [...done].toSorted(),
    [...Object.keys(CALLS), ...TIMES].filter((name) => !never.includes(name)).toSorted(),
  );
});

test('concurrent calls end as if they had come one after the other', async () => {
  const history = fc.array(choice, { minLength: 3, maxLength: 14, size: 'max' });
  const together = fc.array(choice, { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('sell' as const, 'buy' as const),
      history,
      fc.array(fc.tuple(history, together), { minLength: 2, maxLength: 4 }),
      async (type, start, rounds) => {
        const real = await openMarket(app, type, BIDDERS);
        let market = newMarket(type, BIDDERS);
        const walk = async (choices: Choice[]) => {
          for (const one of choices) {
            const command = choose(market, one);
            const verdict = step(market, command);
            await real.send(command);
            if ('next' in verdict) market = verdict.next;
          }
        };
        await walk(start);
        for (const [before, choices] of rounds) {
          await walk(before.slice(0, 3));
          await real.read();
          const commands = choices
            .map((one) => choose(market, one))
            .filter((command) => !('time' in command))
            .filter(namesItsOwnDay);
          const calls = await Promise.all(
            commands.map(async (command) => ({ command, status: await real.send(command) })),
          );
          const end = await real.read();
          const told = calls.map(({ command, status }) => `${shown(command)} -> ${status}`).join('; ');
          assert.ok(
            explains(market, calls, end),
            `no order explains: ${told}\nfrom ${JSON.stringify(market)}\nto   ${JSON.stringify(end)}`,
          );
          market = end;
        }
      },
    ),
    runs({ test: 4, long: 50 }),
  );
});
