type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

/** The value as the browser sets it. React replaces this setter in each field, to know what it has set itself. */
function setNatively(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Has React take the text of a field for a new one: it hears only of one that differs from the last that was set on the element. */
export function makeNew(field: TextField): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = value === '' ? '0' : '';
  setNatively(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps texts that a script has set on a field, as tools do that fill in forms: the event that follows says that the field was
 * filled in, but React takes the text for its own, and later puts back what it knows.
 */
export function hearSetTexts(): void {
  const onInput = ({ isTrusted, target }: Event) => {
    if (!isTrusted && isTextField(target)) makeNew(target);
  };
  document.addEventListener('input', onInput, { capture: true });
}
