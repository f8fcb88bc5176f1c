import { createStore, type JotaiStore } from '@handover/shared/store';
import { offerShownAtom } from './offer-shown.atom.ts';
import { offerUpdates } from './offer-updates.ts';
import { otherSetAtom } from './other-set.atom.ts';

let store: JotaiStore;
let safe: boolean;
let navigate: () => void;
let enter: () => void;
let postpone: () => void;
const isOffered = () => store.get(offerShownAtom);
const tell = (other: string | undefined) => store.set(otherSetAtom, other);
const settle = () => jest.advanceTimersByTime(300);
const goOn = () => {
  navigate();
  settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  safe = true;
  store = createStore();
  postpone = offerUpdates({
    store,
    onNavigation: (listener) => (navigate = listener),
    onInput: (listener) => (enter = listener),
    isSafe: () => safe,
  });
  tell('set-2');
});
afterEach(() => jest.useRealTimers());

test('is made at a navigation, not when the set is heard of', () => {
  settle();
  expect(isOffered()).toBe(false);
  goOn();
  expect(isOffered()).toBe(true);
});

test('is not made while nothing is new', () => {
  tell(undefined);
  goOn();
  expect(isOffered()).toBe(false);
});

test('waits for a navigation at which nothing can be lost', () => {
  safe = false;
  goOn();
  expect(isOffered()).toBe(false);
  safe = true;
  settle();
  expect(isOffered()).toBe(false);
  goOn();
  expect(isOffered()).toBe(true);
});

test('put off, it comes back after an hour, and at once for yet another set', () => {
  goOn();
  postpone();
  goOn();
  expect(isOffered()).toBe(false);
  jest.advanceTimersByTime(61 * 60_000);
  goOn();
  expect(isOffered()).toBe(true);
  postpone();
  tell('set-3');
  goOn();
  expect(isOffered()).toBe(true);
});

test('goes while something is entered, and comes back at the next navigation', () => {
  goOn();
  enter();
  expect(isOffered()).toBe(false);
  settle();
  expect(isOffered()).toBe(false);
  goOn();
  expect(isOffered()).toBe(true);
  navigate();
  enter();
  settle();
  expect(isOffered()).toBe(false);
});

test('is taken back when the set of the page is current again', () => {
  goOn();
  tell(undefined);
  expect(isOffered()).toBe(false);
});
