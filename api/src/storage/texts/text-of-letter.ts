import { XmlReader } from '../structure/package/xml.ts';
import { readParts } from '../structure/package/zip-parts.ts';

/** What is read as the letter: not its comments, nor what is marked as deleted. */
const PARTS = /^word\/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml$/;

/** The text of a docx. */
export async function* textOfLetter(content: Uint8Array): AsyncGenerator<string> {
  for await (const { name, chunks } of readParts(Buffer.from(content), { parts: 0, unpacked: 0 })) {
    let text = '';
    const reader = new XmlReader(['t', 'p', 'tab', 'br'], (tag) => {
      if (tag.name === 't') text += tag.isEnd ? '' : tag.text;
      else text += '\n';
    });
    const isRead = PARTS.test(name);
    for await (const chunk of chunks) {
      if (isRead) reader.write(chunk);
      yield text;
      text = '';
    }
    if (isRead) reader.end();
    yield `${text}\n`;
  }
}
