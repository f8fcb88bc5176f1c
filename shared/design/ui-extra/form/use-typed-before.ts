import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useIsHydrating } from '../../../kernel/lazy/index.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The entry of the user, or of the browser, in a field of the server's html. */
interface Typed {
  field: Field;
  value: string;
  isCheck: boolean;
}

const isCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  // Only the chosen one of a group of radios is reported.
  if (isCheck(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.type !== 'file' && field.value !== field.defaultValue;
}

/** The fields in an element, or it itself, that hold something else than the server has rendered. */
function typedBefore(root: Element): Typed[] {
  const fields = [root, ...root.querySelectorAll('*')].filter(
    (each): each is Field =>
      each instanceof HTMLInputElement ||
      each instanceof HTMLTextAreaElement ||
      each instanceof HTMLSelectElement,
  );
  return fields.filter(isEntered).map((field) => ({ field, value: field.value, isCheck: isCheck(field) }));
}

/** Tells React about a value in the html: it keeps the value, but has received no event. */
function tellTyped({ field, value, isCheck: isChecked }: Typed): void {
  if (isChecked) {
    const check = field as HTMLInputElement;
    // React ignores a value that equals the last one set on this element.
    check.checked = check.defaultChecked;
    check.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else tellText(field, value);
}

function tellText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The ref of a form, or a field, that the server renders: what was entered before the browser took it over is told as soon as that is done,
 * since the next render would set what React knows of.
 */
export function useTypedBefore<Root extends Element>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const isHydrating = useIsHydrating();
  useLayoutEffect(() => {
    const typed = isHydrating && root.current ? typedBefore(root.current) : [];
    // React does not render while it commits.
    if (typed.length > 0) queueMicrotask(() => typed.forEach(tellTyped));
  }, []);
  return root;
}
