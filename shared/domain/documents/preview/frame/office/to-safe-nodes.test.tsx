import { toSafeNodes } from './to-safe-nodes.ts';

const safe = (html: string) => {
  const box = document.createElement('div');
  box.append(toSafeNodes(html, { ticked: 'Ticked', unticked: 'Not ticked' }));
  return box.innerHTML;
};
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  [
    '<h1>Offer</h1><p>For <strong>all</strong> shares</p>',
    '<h1>Offer</h1><p>For <strong>all</strong> shares</p>',
  ],
  [
    '<table><tr><td colspan="2">x</td></tr></table>',
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  ],
  [`<img src="${PIXEL}" alt="Plan">`, `<img src="${PIXEL}" alt="Plan">`],
  [
    '<p><input type="checkbox" checked="checked" /> Yes <input type="checkbox" /> No</p>',
    '<p><span class="check-box" role="img" aria-label="Ticked">☒</span> Yes <span class="check-box" role="img" aria-label="Not ticked">☐</span> No</p>',
  ],
])('%s stays', (html, kept) => {
  expect(safe(html)).toBe(kept);
});

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', 'a'],
  ['<a href="https://example.test/?q">a</a>', 'a'],
  ['<img src="https://example.test/p.png">', '<img>'],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img>'],
  ['<img src="data:,">', '<img>'],
  ['<p style="background:url(https://example.test)" class="x" id="x">a</p>', '<p>a</p>'],
  ['<iframe srcdoc="<p>b"></iframe><p>a</p>', '<p>a</p>'],
  ['<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['<form action="/x"><input name="a"><input type="file"><p>a</p></form>', '<p>a</p>'],
  ['<svg><use href="#x"/></svg><p>a</p>', '<p>a</p>'],
  ['<meta http-equiv="refresh" content="0;url=https://example.test"><p>a</p>', '<p>a</p>'],
  ['<base href="https://example.test"><p>a</p>', '<p>a</p>'],
])('of %s only %s is left', (html, left) => {
  expect(safe(html)).toBe(left);
});
