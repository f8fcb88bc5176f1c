import { parseSync } from '@swc/core';
import { isNode, type Node, walk } from './syntax-tree.ts';

/** A mark without the narrow no-break space that French has before `: ; ! ?`; not the colon of a time or an address. */
const BARE_MARK = /(?<![\s\u202f:;!?…])[:;!?»](?=\s|$|[”»)])/u;
/** Another space there, or inside of its quotation marks. */
const WRONG_SPACE = /[ \u00a0][:;!?»](?=\s|$)|«(?!\u202f)/u;
/** Where a text is French: the name of a property, or of the file. */
const FRENCH_PROPERTY = /^fr$|_fr$|Fr$/;
const FRENCH_LETTER = /[àâçéèêëîïôûùœ]/iu;
const FRENCH_WORD = /(?<!\p{L})(?:votre|vous|vos|les|des|une|pour|dans|ce lien)(?!\p{L})/iu;

/** What is wrong with the spaces of a French text; null where nothing is. Of `{{values}}` only the places count. */
export function typographyFault(text: string): string | null {
  const shown = text.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)|https?:\/\/\S+/g, 'X');
  const fault = BARE_MARK.exec(shown) ?? WRONG_SPACE.exec(shown);
  if (!fault) return null;
  return `“${shown.slice(Math.max(0, fault.index - 15), fault.index + 10)}” has no narrow no-break space`;
}

/** Before a vowel French elides these, and what a `{{value}}` begins with is known only for days, times and amounts. */
const ELIDED = /(?<!\p{L})(?:de|que|puisque|lorsque|jusque|ne|se|le|la) \{\{(\w+)|[dlnsu]’\{\{(\w+)/giu;
const UNELIDED_VALUES = new Set(
  'added asked asking at budget date day decided multiple proposed share since time used'.split(' '),
);

/** Where a French text says 'de {{name}}': 'de Anne' is wrong, and so is 'd’Bernard'. It has to be worded without. */
export function elisionFault(text: string): string | null {
  const fault = [...text.matchAll(ELIDED)].find(
    ([, name, elided]) => elided || !UNELIDED_VALUES.has(name ?? ''),
  );
  return fault ? `“${fault[0]}}}” can’t know whether to elide; word it without` : null;
}

/** A colon between the words of an element, or in its name. */
const COLON_IN_CODE = />\s*: \{[^}]*\}|(?:aria-label|title)=\{`[^`]*\}: [^`]*`/;

/** A colon that code puts between two values is the English one on a French page, too: a text for both has its own. */
export function colonFault(source: string): string | null {
  const fault = COLON_IN_CODE.exec(source);
  return fault ? `“${fault[0]}” has the colon of English; make it a text` : null;
}

const isFrench = (text: string) => FRENCH_LETTER.test(text) || FRENCH_WORD.test(text);

/** The French texts in code: literals of a file in French, of properties such as `fr`, and whatever reads as French. */
export function frenchTexts(source: string, file: string): string[] {
  const found: string[] = [];
  const take = (node: Node, known: boolean) => {
    const text = textOf(node);
    if (text !== undefined && /\p{L}/u.test(text) && (known || isFrench(text))) found.push(text);
  };
  const ofFile = /[.-]fr\.ts$/.test(file);
  // A node is read by its type alone, whichever of the parser's it is.
  walk(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }) as unknown as Node, (node) => {
    if (node.type !== 'KeyValueProperty' || !isNode(node.value)) return take(node, ofFile);
    const key = (node.key as Node).value;
    if (typeof key === 'string' && FRENCH_PROPERTY.test(key)) take(node.value, true);
  });
  return [...new Set(found)];
}

/** A literal, or a template with something in the place of its values. */
function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('X');
}
