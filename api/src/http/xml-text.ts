/** Characters that no xml may contain, not even escaped. Texts of people have them: a line end of Word is `\v`. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The text, or a whole document, without characters that would make the xml unreadable. */
export const xmlText = (text: string): string => text.toWellFormed().replace(UNWRITABLE, '');
