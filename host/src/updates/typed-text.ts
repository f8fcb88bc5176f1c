export type Field = HTMLInputElement | HTMLTextAreaElement;

/** The texts of the fields of a page, by their names, and where the focus is. */
export interface TypedText {
  texts: Record<string, string>;
  focus?: { field: string; start: number | null; end: number | null };
}

const TYPES = ['text', 'search', 'email', 'tel', 'url', 'number', 'textarea', 'password'];

/** The fields that a person types into, by name, else label, and number among those of the same. */
export function fieldsOf(): Map<string, Field> {
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

/** Also a password that is shown. */
const isSecret = ({ type, autocomplete }: Field) => type === 'password' || autocomplete.endsWith('-password');

/** The current input in the fields of the page; passwords only if they stay in memory. */
export function typedText({ passwords }: { passwords: boolean }): TypedText {
  const texts: Record<string, string> = {};
  let focus: TypedText['focus'];
  for (const [key, field] of fieldsOf()) {
    if (passwords || !isSecret(field)) texts[key] = field.value;
    if (field === document.activeElement)
      focus = { field: key, start: field.selectionStart, end: field.selectionEnd };
  }
  return { texts, ...(focus && { focus }) };
}
