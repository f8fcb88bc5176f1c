import { flushTasks } from '@handover/shared/testing';
import { keepFocus } from './keep-focus.ts';

test.each([
  ['has the focus again', false, 'save'],
  ['does not take it from where the user went', true, 'other'],
])('a button that was busy %s', async (_, hasMoved, focused) => {
  document.body.innerHTML = '<button id="save"></button><button id="other"></button>';
  const [save, other] = document.querySelectorAll('button');
  if (!save || !other) throw new Error('No buttons');
  keepFocus();
  save.focus();
  save.disabled = true;
  await flushTasks();
  // The browser does this with the next frame.
  save.blur();
  if (hasMoved) other.focus();
  save.disabled = false;
  await flushTasks();
  expect(document.activeElement?.id).toBe(focused);
});
