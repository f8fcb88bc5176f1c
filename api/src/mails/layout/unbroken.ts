/** Dates, and the word e-mail, are not broken over two lines. */
export const unbroken = (text: string): string =>
  text
    .replace(/\b(\d{1,2}(?:er)?) (\p{L}+\.?) (\d{4})\b/gu, '$1\u00a0$2\u00a0$3')
    .replace(/\b(e)-(mails?)\b/gi, '$1\u2011$2');
