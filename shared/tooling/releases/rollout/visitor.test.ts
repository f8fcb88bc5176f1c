import { addCounts } from './counts.ts';
import { createTally } from './tally.ts';
import { formatVisitor, parseVisitor, positionOf, type Visitor, visitorIn } from './visitor.ts';

const rollout = { id: '0a1b2c3d', share: 5 };
const newcomers = (count: number) => Array.from({ length: count }, () => visitorIn(rollout, undefined));
const withNumber = (found: (visitor: Visitor) => boolean): Visitor => {
  for (;;) {
    const visitor = visitorIn(rollout, undefined);
    if (found(visitor)) return visitor;
  }
};

test('a share of people get the new set, whoever they are', () => {
  const canary = newcomers(20_000).filter(({ arm }) => arm === 'canary').length;
  // Ten standard deviations.
  expect(Math.abs(canary - 1000)).toBeLessThan(310);
});

test('who has it keeps it when it is widened, and is drawn anew in another rollout', () => {
  for (const visitor of newcomers(500)) {
    const wider = visitorIn({ ...rollout, share: 20 }, visitor);
    expect(wider.number).toBe(visitor.number);
    if (visitor.arm === 'canary') expect(wider.arm).toBe('canary');
  }
  expect(positionOf('n', '0a1b2c3d')).not.toBe(positionOf('n', '0a1b2c3e'));
});

test('what a browser keeps is read back; anything else is nobody', () => {
  const visitor = { ...visitorIn(rollout, undefined), marks: 'aph' };
  expect(parseVisitor(formatVisitor(visitor))).toEqual(visitor);
  for (const text of [
    undefined,
    '',
    'x',
    formatVisitor(visitor).replace('.5.', '.100.'),
    `${formatVisitor(visitor)}!`,
  ])
    expect(parseVisitor(text)).toBeUndefined();
});

test('a person counts once in a rollout, whatever they do how often; their presence once at each share', () => {
  const tally = createTally();
  let visitor = withNumber(({ arm }) => arm === 'current');
  for (let times = 0; times < 3; times++) {
    visitor = tally.page(visitor);
    visitor = tally.failed(visitor, false);
    visitor = tally.failed(visitor, true);
    visitor = tally.heard(visitor);
  }
  const person = [visitor.number.slice(0, 12)];
  const counted = { pages: 3, people: 1, heard: 1, failures: person, errors: person };
  expect(tally.counts[5]?.current).toMatchObject(counted);
  // Its other report has come to another gateway.
  const both = addCounts([tally.counts, structuredClone(tally.counts)]);
  expect(both[5]?.current).toMatchObject({ pages: 6, failures: person, errors: person });
  visitor = visitorIn({ ...rollout, share: 99 }, visitor);
  visitor = tally.failed(tally.page(visitor), false);
  expect(tally.counts[99]?.[visitor.arm]).toMatchObject({ pages: 1, people: 1, heard: 0, failures: [] });
  visitor = visitorIn({ id: 'ffffffff', share: 5 }, visitor);
  expect(visitor.marks).toBe('');
});

test('slow is what takes longer than for nine of ten with the current set, from the second page on', () => {
  const tally = createTally();
  const onSecondPage = (arm: Visitor['arm']) =>
    tally.page(tally.page(withNumber((visitor) => visitor.arm === arm)));
  for (let index = 0; index < 100; index++) tally.ready(onSecondPage('current'), index < 91 ? 1000 : 9000);
  expect(tally.counts[5]?.current).toMatchObject({ timed: 0, slow: 0 });
  tally.ready(onSecondPage('canary'), 900);
  const slow = tally.ready(onSecondPage('canary'), 2000);
  tally.ready(slow, 2000);
  tally.ready(tally.page(withNumber((visitor) => visitor.arm === 'canary')), 2000);
  expect(tally.counts[5]?.canary).toMatchObject({ timed: 2, slow: 1 });
});
