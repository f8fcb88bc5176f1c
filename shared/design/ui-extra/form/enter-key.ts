import type { KeyboardEvent } from 'react';

/** Inputs on which Enter presses or opens something. */
const PRESSED = new Set(['submit', 'button', 'reset', 'image', 'file', 'color']);

/** Enter ends the composition of a character in many scripts; Safari says so by the key code only. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** A field with a list of choices or a calendar (of Mantine), open or closed: Enter takes what is typed. */
const hasChoices = (input: Element) =>
  input.matches('[role=combobox], [aria-haspopup=listbox], [data-dates-input]');

/** Whether Enter in a line of the form sends it: of a short form that is all lines. What has a text is sent by its button. */
const isSentByLine = (form: HTMLFormElement, record: boolean) =>
  !record && form.querySelector('textarea') === null;

/**
 * What Enter does in a form, after its field had it. Ctrl or Cmd with it presses the submit button. Otherwise it sends only short
 * forms, from a line without choices; never while a character is composed.
 */
export function handleEnter(event: KeyboardEvent<HTMLFormElement>, record: boolean): void {
  const { key, currentTarget: form, target } = event;
  // Of a dialog that is rendered from within the form, but lies elsewhere in the page.
  if (key !== 'Enter' || !(target instanceof Element) || !form.contains(target)) return;
  if (isComposing(event)) {
    event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    submitButtonOf(form)?.click();
    return;
  }
  if (!(target instanceof HTMLInputElement) || PRESSED.has(target.type)) return;
  if (hasChoices(target) || !isSentByLine(form, record)) event.preventDefault();
}

const submitButtonOf = (form: HTMLFormElement) =>
  [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
