import { createOffer, type Offer } from './offer.ts';
import type { ReleaseWatch } from './release-watch.ts';

let other: string | undefined;
let safe: boolean;
let navigate: () => void;
let enter: () => void;
let tell: () => void;
let offer: Offer;
const settle = () => jest.advanceTimersByTime(300);
const goOn = () => {
  navigate();
  settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  other = 'set-2';
  safe = true;
  const watch: ReleaseWatch = {
    get other() {
      return other;
    },
    subscribe(listener) {
      tell = listener;
      return () => undefined;
    },
    stop: () => undefined,
  };
  offer = createOffer({
    watch,
    onNavigation: (listener) => (navigate = listener),
    onInput: (listener) => (enter = listener),
    isSafe: () => safe,
  });
});
afterEach(() => jest.useRealTimers());

test('is made at a navigation, not when the set is heard of', () => {
  tell();
  settle();
  expect(offer.shown).toBe(false);
  goOn();
  expect(offer.shown).toBe(true);
});

test('is not made while nothing is new', () => {
  other = undefined;
  goOn();
  expect(offer.shown).toBe(false);
});

test('waits for a navigation at which nothing can be lost', () => {
  safe = false;
  goOn();
  expect(offer.shown).toBe(false);
  safe = true;
  settle();
  expect(offer.shown).toBe(false);
  goOn();
  expect(offer.shown).toBe(true);
});

test('put off, it comes back after an hour, and at once for yet another set', () => {
  goOn();
  offer.postpone();
  goOn();
  expect(offer.shown).toBe(false);
  jest.advanceTimersByTime(61 * 60_000);
  goOn();
  expect(offer.shown).toBe(true);
  offer.postpone();
  other = 'set-3';
  goOn();
  expect(offer.shown).toBe(true);
});

test('goes while something is entered, and comes back at the next navigation', () => {
  goOn();
  enter();
  expect(offer.shown).toBe(false);
  settle();
  expect(offer.shown).toBe(false);
  goOn();
  expect(offer.shown).toBe(true);
  navigate();
  enter();
  settle();
  expect(offer.shown).toBe(false);
});

test('is taken back when the set of the page is current again', () => {
  goOn();
  other = undefined;
  tell();
  expect(offer.shown).toBe(false);
});
