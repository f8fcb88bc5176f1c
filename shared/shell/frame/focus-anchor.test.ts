/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { flushTasks } from '../../testing/flush-tasks.ts';
import { focusAnchor } from './focus-anchor.ts';
import { focusNextTitle } from './focus-next-title.ts';

const section = '<section id="contact-us"><h2 tabindex="-1">Write to us</h2></section>';

beforeEach(() => {
  document.body.innerHTML = '<main id="content"></main>';
});

test('the heading of an anchor that is rendered later gets the focus', async () => {
  focusAnchor('contact-us');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', section);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write to us'));
});

test('after a further navigation the focus does not move', async () => {
  focusAnchor('contact-us')();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', section);
  await flushTasks();
  expect(document.activeElement).toBe(document.body);
});

test('the next title gets the focus, unless the user has moved it', async () => {
  focusNextTitle();
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
  focusNextTitle();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1 tabindex="-1">Title</h1>');
  await flushTasks();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('a dialog that opened with the page keeps the focus; the title gets it once the dialog is closed', async () => {
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', '<h1 tabindex="-1">Title</h1>');
  document.body.insertAdjacentHTML('beforeend', '<section role="dialog" aria-modal="true"><input></section>');
  document.querySelector('input')?.focus();
  focusNextTitle();
  expect(document.activeElement?.tagName).toBe('INPUT');
  document.querySelector('section')?.remove();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
