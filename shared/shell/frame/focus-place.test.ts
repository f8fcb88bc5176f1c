/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { flushTasks } from '../../testing/flush-tasks.ts';
import { focusNextTitle } from './focus-next-title.ts';
import { focusPlace } from './focus-place.ts';

const place = '<section id="contact-us"><h2 tabindex="-1">Write to us</h2></section>';

beforeEach(() => {
  document.body.innerHTML = '<main id="content"></main>';
});

test('a place that comes later takes the focus with its heading', async () => {
  focusPlace('contact-us');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', place);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write to us'));
});

test('whoever goes elsewhere meanwhile is not called back', async () => {
  focusPlace('contact-us')();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', place);
  await flushTasks();
  expect(document.activeElement).toBe(document.body);
});

test('the next title takes the focus, unless a person has moved it', async () => {
  focusNextTitle();
  document.body.insertAdjacentHTML('beforeend', '<button>Menu</button>');
  document.querySelector('button')?.focus();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1 tabindex="-1">Title</h1>');
  await flushTasks();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('a menu that is open keeps the focus: it would close', async () => {
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

test('a dialog that has opened with the page keeps the focus; the title takes it once the dialog is gone', async () => {
  const main = document.querySelector('main');
  main?.insertAdjacentHTML('beforeend', '<h1 tabindex="-1">Title</h1>');
  document.body.insertAdjacentHTML('beforeend', '<section role="dialog" aria-modal="true"><input></section>');
  document.querySelector('input')?.focus();
  focusNextTitle();
  expect(document.activeElement?.tagName).toBe('INPUT');
  document.querySelector('section')?.remove();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
