import type { KeyboardEvent } from 'react';

/** Inputs on which Enter presses or opens something. */
const PRESSED = new Set(['submit', 'button', 'reset', 'image', 'file', 'color']);

/** Enter ends the composition of a character in many scripts; Safari says so by the key code only. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** A field with a list of choices or a calendar (of Mantine), open or closed: Enter takes what is typed. */
const hasChoices = (input: Element) =>
  input.matches('[role=combobox], [aria-haspopup=listbox], [data-dates-input]');

/**
 * Whether Enter in a line sends the form. In a short form every line does. A form with a text area is sent by its
 * button.
 */
const isSentByLine = (form: HTMLFormElement, record: boolean) =>
  !record && form.querySelector('textarea') === null;

/**
 * Handles Enter in a form after its field has. With Ctrl or Cmd it presses the submit button. Otherwise it sends only
 * short forms, from a line without choices, and never while a character is composed.
 */
export function handleEnter(event: KeyboardEvent<HTMLFormElement>, record: boolean): void {
  const { key, currentTarget: form, target } = event;
  // The event may be from a dialog that is rendered within the form, but placed elsewhere in the page.
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
