/** @jest-environment jsdom */
import { hostFailures } from './host-failures.ts';

const folder = 'http://localhost/r/host/1.0.0-h';
const reports: Record<string, string>[] = [];
Object.assign(globalThis, {
  fetch: async (url: string, { body }: { body?: string }) => {
    if (url === '/reports/') reports.push(JSON.parse(String(body)));
  },
});

/** A tag that could not be loaded: the browser sends an event that does not bubble. */
function fail(tag: 'script' | 'link', url: string, rel = '') {
  const element = document.createElement(tag);
  element.setAttribute(tag === 'script' ? 'src' : 'href', url);
  if (rel) element.setAttribute('rel', rel);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

test('scripts and styles of the host are reported once, at most five; before the start the first is shown', () => {
  new Function(hostFailures('fr', '1.0.0-h'))();
  fail('script', 'http://localhost/r/mfe-deals/1.0.0-d/7.js');
  fail('link', `${folder}/8.js`, 'preload');
  expect([reports.length, document.body.children.length]).toEqual([0, 0]);

  fail('script', `${folder}/7.js`);
  fail('script', `${folder}/7.js?again=1`);
  expect(reports).toEqual([
    { code: 'HR-801', remote: 'host', version: '1.0.0-h', cause: `${folder}/7.js`, path: '/' },
  ]);
  expect(document.body.children).toHaveLength(1);
  expect(document.body.textContent).toContain(`Référence : HR-801 ${folder}/7.js`);

  fail('link', `${folder}/7.css`, 'stylesheet');
  for (let number = 10; number < 20; number += 1) fail('script', `${folder}/${number}.js`);
  expect(reports).toHaveLength(5);
  expect(document.body.children).toHaveLength(1);
});

test('once the app has started, it shows failures itself', () => {
  document.body.replaceChildren();
  document.documentElement.dataset.started = '';
  new Function(hostFailures('en', '1.0.0-h'))();
  fail('script', `${folder}/99.js`);
  expect(reports.at(-1)?.cause).toBe(`${folder}/99.js`);
  expect(document.body.children).toHaveLength(0);
});

test('what the browser stops because the page is being left is no failure; later failures are', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  new Function(hostFailures('en', '1.0.0-h'))();
  for (const leaving of ['beforeunload', 'pagehide']) {
    const before = reports.length;
    window.dispatchEvent(new Event(leaving));
    fail('script', `${folder}/${leaving}.js`);
    expect(reports).toHaveLength(before);
    now.mockReturnValue(Date.now() + 1000);
    fail('script', `${folder}/${leaving}.js`);
    expect(reports.at(-1)?.cause).toBe(`${folder}/${leaving}.js`);
  }
});
