import { type Field, fieldsOf, type TypedText } from './typed-text.ts';

/** How long a field is waited for that is not there yet, and how often it is looked for, in ms. */
export const REMOUNT_MS = 10_000;
const INTERVAL_MS = 100;

/** Puts the texts into the same fields of a page that was mounted anew, as soon as each of them is there, and the focus back. */
export function putBack({ texts, focus }: TypedText): void {
  const left = new Map(Object.entries(texts));
  const end = Date.now() + REMOUNT_MS;
  const put = () => {
    const fields = fieldsOf();
    for (const [key, text] of left) {
      const field = fields.get(key);
      if (!field) continue;
      left.delete(key);
      if (field.value !== text) typeInto(field, text);
      if (focus?.field === key && document.activeElement !== field) focusIn(field, focus);
    }
    if (left.size === 0 || Date.now() > end) clearInterval(timer);
  };
  const timer = setInterval(put, INTERVAL_MS);
  if (!focus) setTimeout(focusContent, INTERVAL_MS);
}

/** The focus was on something else that may be gone, such as a button. */
function focusContent(): void {
  if (hasNoFocus()) document.getElementById('content')?.focus({ preventScroll: true });
}

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/** Enters a text as if it was typed, so that React gets an event. */
function typeInto(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Unless the person has gone elsewhere meanwhile. A dialog that opens takes the focus by itself. */
function focusIn(field: Field, { start, end }: NonNullable<TypedText['focus']>): void {
  const dialog = field.closest('[role="dialog"]');
  if (!hasNoFocus() && !dialog?.contains(document.activeElement)) return;
  field.focus({ preventScroll: true });
  if (start !== null) field.setSelectionRange(start, end);
}
