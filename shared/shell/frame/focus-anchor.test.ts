/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { flushTasks } from '../../testing/page/flush-tasks.ts';
import { focusAnchor } from './focus-anchor.ts';

const section = '<section id="contact-us"><h2 tabindex="-1">Write to us</h2></section>';

beforeEach(() => {
  document.body.innerHTML = '<main id="content"></main>';
});

test('the heading of an anchor that is rendered later gets the focus', async () => {
  focusAnchor('contact-us');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', section);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write to us'));
});

test('in a form that the browser has not taken over yet, it gets the focus then', async () => {
  document.body.innerHTML = `<form inert>${section}</form>`;
  focusAnchor('contact-us');
  expect(document.activeElement).toBe(document.body);
  document.querySelector('form')?.removeAttribute('inert');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Write to us'));
});

test('after a further navigation the focus does not move', async () => {
  focusAnchor('contact-us')();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', section);
  await flushTasks();
  expect(document.activeElement).toBe(document.body);
});
