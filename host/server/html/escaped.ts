const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can't end the element or the attribute it stands in. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON that can't end the script element it stands in. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
