/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { flushTasks } from '../../testing/page/flush-tasks.ts';
import { focusNextTitle } from './focus-next-title.ts';

const show = (html: string) => {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
};

let stop: () => void = () => undefined;
beforeEach(() => {
  document.body.innerHTML = '<a href="#x">link</a><main id="content"></main>';
});
afterEach(() => stop());

test('the title of a skeleton hands the focus on to that of the page', async () => {
  stop = focusNextTitle();
  show('<h1 tabindex="-1">Loading</h1>');
  await flushTasks();
  expect(document.activeElement?.textContent).toBe('Loading');
  show('<div><h1 tabindex="-1">Mill in the Alps</h1></div>');
  await flushTasks();
  expect(document.activeElement?.textContent).toBe('Mill in the Alps');
});

test('who has moved on from the skeleton keeps the focus', async () => {
  show('<h1 tabindex="-1">Loading</h1>');
  stop = focusNextTitle();
  document.querySelector('a')?.focus();
  show('<h1 tabindex="-1">Mill in the Alps</h1>');
  await flushTasks();
  expect(document.activeElement?.textContent).toBe('link');
  document.querySelector('a')?.blur();
  show('<h1 tabindex="-1">Mill in the Alps, sold</h1>');
  await flushTasks();
  expect(document.activeElement).toBe(document.body);
});

test('the next title gets the focus, unless the user has moved it', async () => {
  stop = focusNextTitle();
  document.body.insertAdjacentHTML('beforeend', '<button>Menu</button>');
  document.querySelector('button')?.focus();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1 tabindex="-1">Title</h1>');
  await flushTasks();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('an open menu keeps the focus, without which it would close', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<header><button aria-expanded="true">Menu</button></header>',
  );
  document.querySelector('button')?.focus();
  stop = focusNextTitle();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1 tabindex="-1">Title</h1>');
  await flushTasks();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('a dialog that opened with the page keeps the focus; the title gets it once the dialog is closed', async () => {
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', '<h1 tabindex="-1">Title</h1>');
  document.body.insertAdjacentHTML('beforeend', '<section role="dialog" aria-modal="true"><input></section>');
  document.querySelector('input')?.focus();
  stop = focusNextTitle();
  expect(document.activeElement?.tagName).toBe('INPUT');
  document.querySelector('section')?.remove();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
