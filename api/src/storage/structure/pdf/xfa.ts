import { Found } from '../finding.ts';

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
const CLICKED = /\bactivity\s*=\s*["'](?:click|mouseUp|mouseDown)["']/;
/** Where an event begins and ends, and what sends in between. */
const EVENT_MARKS = /<(?:\w+:)?(?:event\b([^<>]*)>|submit\b|execute\b)|<\/(?:\w+:)?event\s*>/g;
const SCRIPT = /<(?:\w+:)?script(?:\s[^<>]*)?(?<!\/)>\s*(?!\s|<\/(?:\w+:)?script)/;
const CONNECTION = /<(?:\w+:)?wsdlConnection\b/;
const OUTSIDE = /<(?:\w+:)?(?:image|exData)\b[^<>]*\bhref\s*=\s*["'](?:[a-z]{2,}:|[\\/]{2})/i;

/** What a form of XML does (XFA 3.3): scripts, what it sends by itself, and what it loads. Throws `Found`. */
export function checkXfa(content: Buffer): void {
  const text = xmlText(content).replace(/<!--[\s\S]*?(?:-->|$)/g, (remark) =>
    remark.endsWith('-->') ? '' : remark,
  );
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Found('wrong_content', { content: 'damaged' });
  if (SCRIPT.test(text)) throw new Found('has_scripts', { found: 'form' });
  if (sendsByItself(text)) throw new Found('loads_outside', { found: 'sends' });
  if (CONNECTION.test(text) || OUTSIDE.test(text)) throw new Found('loads_outside', { found: 'part' });
}

function sendsByItself(text: string): boolean {
  let isItself = false;
  for (const [mark, attributes] of text.matchAll(EVENT_MARKS))
    if (attributes !== undefined)
      isItself = /\bactivity\b/.test(attributes) && !CLICKED.test(attributes) && !attributes.endsWith('/');
    else if (mark.startsWith('</')) isItself = false;
    else if (isItself) return true;
  return false;
}
