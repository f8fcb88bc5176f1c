import { Found } from '../finding.ts';
import { XmlReader } from '../package/xml.ts';

const AS_TEXT: [mark: string, encoding: string][] = [
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
  ['3c00', 'utf-16le'],
  ['003c', 'utf-16be'],
];
export function xmlText(content: Buffer): string {
  const mark = content.toString('hex', 0, 2);
  return new TextDecoder(AS_TEXT.find(([each]) => each === mark)?.[1] ?? 'utf-8').decode(content);
}

/** Events of an XFA form that a click sets off; a form sends itself at all others. */
const CLICKED = /^(?:click|mouseUp|mouseDown)$/;
const TAGS = ['event', 'submit', 'execute', 'script', 'wsdlConnection', 'image', 'exData'];
const OUTSIDE = /^\s*(?:[a-z]{2,}:|[\\/]{2})/i;

/** Checks an XML form (XFA 3.3): scripts, what it sends by itself, and what it loads. Throws `Found`. */
export function checkXfa(content: Buffer): void {
  if (content.length > 0 && !/^\ufeff?\s*</.test(xmlText(content)))
    throw new Found('wrong_content', { content: 'damaged' });
  let isItself = false;
  const reader = new XmlReader(TAGS, ({ name, isEnd, attributes, text, isBroken }) => {
    if (name === 'event') isItself = !isEnd && !CLICKED.test(attributes.activity ?? 'click');
    if (isEnd) return;
    if (name === 'script' && (isBroken || /\S/.test(text))) throw new Found('has_scripts', { found: 'form' });
    if (isItself && /^(?:submit|execute)$/.test(name)) throw new Found('loads_outside', { found: 'sends' });
    if (name === 'wsdlConnection' || OUTSIDE.test(attributes.href ?? ''))
      throw new Found('loads_outside', { found: 'part' });
  });
  reader.write(content);
  reader.end();
}
