const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for html elements and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that is safe inside a script element. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
