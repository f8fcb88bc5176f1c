/** @jest-environment jsdom */
import { markInUse } from '../../src/faults/in-use.ts';
import { crashMark } from './crash-mark.ts';

const deals = { remote: 'mfe-deals', version: '1.0.0-a' };
const sent: unknown[] = [];
const reload = jest.fn();

/** Replaces Blob, whose text jsdom reads late. */
class Sent {
  text: string;
  constructor([text = '']: string[]) {
    this.text = text;
  }
}

beforeEach(() => {
  sent.length = 0;
  reload.mockClear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  Object.assign(navigator, {
    sendBeacon: (url: string, { text }: Sent) => sent.push([url, JSON.parse(text)]),
  });
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: there is no other way in jsdom.
  document.cookie = 'frozen=;max-age=0';
});

/** A page is requested in this tab. */
function load(owner = deals, isWatched = true) {
  const code = crashMark({ ...owner, isWatched, isSecure: false });
  new Function('location', 'Blob', code)({ pathname: '/user-deals', reload }, Sent);
}
const pass = (ms: number) => jest.advanceTimersByTime(ms);

test('a page that was left, or hidden, is no crash', () => {
  load();
  pass(60_000);
  window.dispatchEvent(new Event('pagehide'));
  load();
  jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  document.dispatchEvent(new Event('visibilitychange'));
  pass(60_000);
  load();
  expect([sent, reload.mock.calls]).toEqual([[], []]);
});

test('after a crash it is reported, and the page is requested again with the cookie for the fallback version, once', () => {
  load();
  markInUse({ ...deals, path: '/user-deals/view/7' });
  pass(5000);
  load();
  const report = { code: 'HR-904', ...deals, path: '/user-deals/view/7' };
  expect(sent).toEqual([['/reports/', report]]);
  expect(document.cookie).toContain('frozen=mfe-deals%401.0.0-a');
  expect(reload).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  load();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the host has no fallback version: it is only reported', () => {
  load({ remote: 'host', version: '1.0.0-h' });
  pass(5000);
  load();
  expect([sent.length, reload.mock.calls.length, document.cookie]).toEqual([1, 0, '']);
});

test('a tab that was duplicated has the note of a page that runs on', () => {
  load();
  pass(20_000);
  markInUse({ ...deals, path: '/user-deals' });
  pass(1500);
  load();
  expect([sent, reload.mock.calls]).toEqual([[], []]);
});

test('a page that is not watched leaves no note', () => {
  load(deals, false);
  expect(sessionStorage).toHaveLength(0);
});
