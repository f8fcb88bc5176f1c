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
const setOther = (other: string | undefined) => store.set(otherSetAtom, other);
const settle = () => jest.advanceTimersByTime(300);
const navigateAndSettle = () => {
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
  setOther('set-2');
});
afterEach(() => jest.useRealTimers());

test('is made after a navigation, not when the set changes', () => {
  settle();
  expect(isOffered()).toBe(false);
  navigateAndSettle();
  expect(isOffered()).toBe(true);
});

test('is not made while our set is current', () => {
  setOther(undefined);
  navigateAndSettle();
  expect(isOffered()).toBe(false);
});

test('waits for a navigation after which it is safe', () => {
  safe = false;
  navigateAndSettle();
  expect(isOffered()).toBe(false);
  safe = true;
  settle();
  expect(isOffered()).toBe(false);
  navigateAndSettle();
  expect(isOffered()).toBe(true);
});

test('is made again an hour after it was postponed, and at once for a further set', () => {
  navigateAndSettle();
  postpone();
  navigateAndSettle();
  expect(isOffered()).toBe(false);
  jest.advanceTimersByTime(61 * 60_000);
  navigateAndSettle();
  expect(isOffered()).toBe(true);
  postpone();
  setOther('set-3');
  navigateAndSettle();
  expect(isOffered()).toBe(true);
});

test('is withdrawn when something is entered, and made again after the next navigation', () => {
  navigateAndSettle();
  enter();
  expect(isOffered()).toBe(false);
  settle();
  expect(isOffered()).toBe(false);
  navigateAndSettle();
  expect(isOffered()).toBe(true);
  navigate();
  enter();
  settle();
  expect(isOffered()).toBe(false);
});

test('is withdrawn when our set is current again', () => {
  navigateAndSettle();
  setOther(undefined);
  expect(isOffered()).toBe(false);
});
