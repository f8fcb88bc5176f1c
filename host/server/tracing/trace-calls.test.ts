/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(__dirname, 'trace-calls.js'), 'utf8');
const sent: [string, string][] = [];

class FakeCall {
  url = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    sent.push([this.url, `${name}: ${value}`]);
  }
}

const call = (url: string) => new (window.XMLHttpRequest as unknown as typeof FakeCall)().open('GET', url);

test('calls of a click have one trace, those of the next another, and no other origin is told', () => {
  Object.assign(window, { XMLHttpRequest: FakeCall });
  Object.assign(globalThis, {
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.random() * 256) },
  });
  new Function(script)();
  document.body.click();
  call('/api/deals/');
  call('/api/sectors/');
  document.body.click();
  call('/api/deals/');
  call('https://elsewhere.example/api/deals/');
  call('/release-set.json');
  const traces = sent.map(
    ([, header]) => /^traceparent: 00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(header)?.[1],
  );
  expect(sent.map(([url]) => url)).toEqual(['/api/deals/', '/api/sectors/', '/api/deals/']);
  expect(traces[0]).toBe(traces[1]);
  expect(new Set(traces).size).toBe(2);
});
