import { readText } from '../../src/storage/texts/read-text.ts';

/** The text of a document, as searches read it. */
export const textOf = async (content: Buffer, extension = 'pdf'): Promise<string> =>
  (await readText({ content: new Uint8Array(content), extension })).text;
