import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once, after what is there. For tests that are not about typing: key by key takes far longer. */
export async function pasteInto(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
