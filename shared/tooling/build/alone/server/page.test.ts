import { renderPage } from './page.ts';

const facts = { remote: 'mfe-deals', siblings: [], live: {}, against: null, replay: null, record: null };

test('modules that Fast Refresh has left as they were run all the same', () => {
  const html = renderPage(facts, ['packages.js', 'main.js', 'main.css']);
  const [before = ''] = html.split('<script src=');
  const [, code = ''] = /<script>(.+)<\/script>/.exec(before) ?? [];
  const type = () => null;
  const page = {
    $RefreshSig$:
      () =>
      (_: unknown): unknown =>
        undefined,
    $RefreshReg$: () => {},
  };
  new Function('self', code)(page);
  expect(page.$RefreshSig$()(type)).toBe(type);
  expect(page.$RefreshReg$()).toBeUndefined();
});
