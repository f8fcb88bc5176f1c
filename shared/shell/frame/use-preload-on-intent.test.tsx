import { act, fireEvent, render, screen } from '@testing-library/react';
import { preloadPage } from '../preload-page.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

jest.mock('../preload-page.ts', () => ({ preloadPage: jest.fn() }));
jest.mock('../shell-context.tsx', () => ({ useShell: () => 'the shell' }));

const Page = () => (
  <div {...usePreloadOnIntent()}>
    <a href="/opportunities">
      <span>Opportunities</span>
    </a>
    <a href="/faq">Questions</a>
    <a href="https://example.org/faq">Elsewhere</a>
    <p>Text</p>
  </div>
);
const opportunities = () => screen.getByText('Opportunities');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const preloaded = () => jest.mocked(preloadPage).mock.calls.map(([, path]) => path);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(preloadPage).mockClear();
  render(<Page />);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a link that a pointer stays on for 200 ms is loaded, once', () => {
  fireEvent.pointerOver(opportunities());
  wait(150);
  fireEvent.pointerOver(opportunities().parentElement as Element);
  wait(49);
  expect(preloaded()).toEqual([]);
  wait(1);
  expect(preloaded()).toEqual(['/opportunities']);
  fireEvent.pointerOver(opportunities());
  wait(1000);
  expect(preloaded()).toEqual(['/opportunities']);
});

test.each([
  ['another link', () => fireEvent.pointerOver(screen.getByText('Questions')), ['/faq']],
  ['something else', () => fireEvent.pointerOver(screen.getByText('Text')), []],
  ['the page', () => fireEvent.pointerLeave(opportunities().closest('div') as Element), []],
])('a pointer that goes on to %s before that does not load it', (_, goOn, expected) => {
  fireEvent.pointerOver(opportunities());
  wait(199);
  goOn();
  wait(1000);
  expect(preloaded()).toEqual(expected);
});

test.each([
  ['focused', () => fireEvent.focus(opportunities().parentElement as Element)],
  ['touched', () => fireEvent.touchStart(opportunities())],
])('a link that is %s is loaded at once', (_, intend) => {
  intend();
  expect(preloaded()).toEqual(['/opportunities']);
});

test('links to other sites are not loaded', () => {
  fireEvent.touchStart(screen.getByText('Elsewhere'));
  expect(preloaded()).toEqual([]);
});

test('nothing is loaded ahead where the user saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fireEvent.touchStart(opportunities());
  fireEvent.pointerOver(opportunities());
  wait(1000);
  expect(preloaded()).toEqual([]);
});
