/** @jest-environment jsdom */
import { answerScripts, fails } from '../testing/answer-scripts.ts';
import { federationInPage, leavePage, release } from '../testing/federation-in-page.ts';

afterEach(leavePage);

test.each([
  ['of the page itself', release.entry, null],
  ['of another origin, without credentials', 'https://elsewhere.example/entry.js', 'anonymous'],
])('an entry %s is checked, and requested by a new URL each time', async (_, entry, crossOrigin) => {
  const scripts: HTMLScriptElement[] = [];
  answerScripts((script) => {
    scripts.push(script);
    fails(script);
  });
  const loading = federationInPage().load('mfe-deals', { ...release, entry });
  await expect(loading).rejects.toMatchObject({ code: 'HR-301' });
  const { href } = new URL(entry, location.href);
  expect(scripts.map(({ src }) => src)).toEqual([href, `${href}?again=1`, `${href}?again=2`]);
  for (const script of scripts)
    expect([script.integrity, script.crossOrigin]).toEqual(['sha256-x', crossOrigin]);
});
