import { renderToString } from 'react-dom/server';
import { moveStyles, restoreStyles, STYLE_SHEET } from './move-styles.ts';

const page = (
  <p style={{ color: 'red', content: '"a" & <b>' }} title='not style="x"'>
    <b style={{ width: 3 }}>style="no"</b>
    <i style={{ color: 'red', content: '"a" & <b>' }}>again</i>
  </p>
);

test('styles move to a sheet, the same ones once, and come back to their elements', () => {
  const original = renderToString(page);
  const { html, css } = moveStyles(original);
  expect(html).not.toMatch(/ style="(?!no)/);
  expect(css.split('\n')).toHaveLength(2);

  document.head.innerHTML = `<style id="${STYLE_SHEET}">${css}</style>`;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  restoreStyles(root);
  const expected = document.createElement('div');
  expected.innerHTML = original;
  const styles = (element: HTMLElement) =>
    [...element.querySelectorAll<HTMLElement>('*')].map(({ style }) => style.cssText);
  expect(styles(root)).toEqual(styles(expected));
  expect(root.querySelector('[data-s]')).toBeNull();
  expect(document.getElementById(STYLE_SHEET)).toBeNull();
});

test('nothing in a style ends the sheet', () => {
  const { css } = moveStyles(renderToString(<p style={{ content: '"</style><script>"' }} />));
  expect(css).not.toContain('</style');
});
