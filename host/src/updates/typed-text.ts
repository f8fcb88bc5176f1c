/** How long a field is waited for that is not there yet, and how often it is looked for, in ms. */
const LIMIT_MS = 10_000;
const INTERVAL_MS = 100;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The texts of the fields of a page, by their names, and where the focus is. */
export interface TypedText {
  texts: Record<string, string>;
  focus?: { field: string; start: number | null; end: number | null };
}

const TYPES = ['text', 'search', 'email', 'tel', 'url', 'number', 'textarea', 'password'];

/** The fields that a person types into, by name, else label, and number among those of the same. */
function fieldsOf(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    if (!TYPES.includes(field.type) || field.readOnly || field.disabled || field.role === 'combobox')
      continue;
    const name = field.name || field.labels?.[0]?.textContent || field.getAttribute('aria-label') || '';
    let number = 0;
    while (fields.has(`${name} ${number}`)) number += 1;
    fields.set(`${name} ${number}`, field);
  }
  return fields;
}

/** What stands in the fields of the page now; passwords only where they stay in memory. */
export function typedText({ passwords }: { passwords: boolean }): TypedText {
  const texts: Record<string, string> = {};
  let focus: TypedText['focus'];
  for (const [key, field] of fieldsOf()) {
    if (passwords || field.type !== 'password') texts[key] = field.value;
    if (field === document.activeElement)
      focus = { field: key, start: field.selectionStart, end: field.selectionEnd };
  }
  return { texts, ...(focus && { focus }) };
}

/** Puts the texts into the same fields of a page that was mounted anew, as soon as each of them is there, and the focus back. */
export function putBack({ texts, focus }: TypedText): void {
  const left = new Map(Object.entries(texts));
  const end = Date.now() + LIMIT_MS;
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
}

/** As if it was typed: React hears of it. */
function typeInto(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Unless the person has gone elsewhere meanwhile. */
function focusIn(field: Field, { start, end }: NonNullable<TypedText['focus']>): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  if (start !== null) field.setSelectionRange(start, end);
}
