import userEvent from '@testing-library/user-event';

/** Appends a text to a field at once. Faster than typing it key by key. */
export async function pasteInto(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
