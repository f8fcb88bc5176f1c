import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { FoundStream, otherValues } from './object-parser.ts';
import { type IndirectObject, Unreadable } from './pdf-object.ts';
import type { PdfObjects } from './read-objects.ts';

/** The trigger of an action: opening or closing the document or a page; a field of a form; a click. */
export type Trigger = 'opening' | 'form' | 'link';
/** A dictionary that readers may reach, with all that its keys may mean to them. */
export interface Reached {
  dict: PDFDict;
  stream: FoundStream | undefined;
  trigger: Trigger;
  /** The values of a key, of whichever version of an object. */
  all: (key: string) => PDFObject[];
  first: (key: string) => PDFObject | undefined;
}
export interface Seen {
  reached: (each: Reached) => void;
  /** Called for an object that can't be parsed, but is referred to. */
  unreadable: (text: string) => void;
  /** A reference to nothing. */
  dangling: () => void;
}

const names = new Map<string, PDFName>();
/** The library looks at each letter of a name anew. */
export function name(text: string): PDFName {
  const known = names.get(text);
  if (known) return known;
  names.set(text, PDFName.of(text));
  return PDFName.of(text);
}
export const nameOf = (value: PDFObject | undefined) =>
  value instanceof PDFName ? value.decodeText() : undefined;
export function textOf(value: PDFObject | undefined): string | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  try {
    return value.decodeText();
  } catch {
    return value.asString();
  }
}

/** All versions of the object that a value refers to. */
export function versionsOf(value: IndirectObject | undefined, { byNumber }: PdfObjects): IndirectObject[] {
  let found = value === undefined ? [] : [value];
  for (let steps = 0; steps < 20 && found.some((each) => each instanceof PDFRef); steps += 1)
    found = found.flatMap((each) =>
      each instanceof PDFRef ? (byNumber.get(each.objectNumber) ?? []) : [each],
    );
  return found;
}
const NOTHING: PDFObject[] = [];
export function valuesOf(dict: PDFDict, text: string, objects: PdfObjects): PDFObject[] {
  const key = name(text);
  const value = dict.get(key);
  if (value === undefined) return NOTHING;
  const others = (otherValues.get(dict) ?? []).filter(([each]) => each === key).map(([, each]) => each);
  return [value, ...others]
    .flatMap((each) => versionsOf(each, objects))
    .filter((each): each is PDFObject => !(each instanceof Unreadable));
}

/** Events of a click; all others come by themselves (ISO 32000-2, 12.6.3). */
const CLICKS = new Set(['D', 'U']);
/** Keys under which an action, or a tree of them, goes on. */
const CHILD_KEYS = new Set(['Next', 'Kids', 'Names'].map(name));

/** Goes through everything that readers can reach from the catalog, each once for each trigger. */
export function walk(
  roots: readonly IndirectObject[],
  objects: PdfObjects,
  { reached, unreadable, dangling }: Seen,
): void {
  const seen: Record<Trigger, Set<object>> = { opening: new Set(), form: new Set(), link: new Set() };
  const waiting: [IndirectObject, Trigger][] = roots.map((root) => [root, 'link']);
  const push = (value: IndirectObject, trigger: Trigger) => {
    const versions = versionsOf(value, objects);
    if (versions.length === 0) dangling();
    for (const each of versions)
      if (
        each instanceof PDFDict ||
        each instanceof PDFArray ||
        each instanceof FoundStream ||
        each instanceof Unreadable
      ) {
        if (seen[trigger].has(each)) continue;
        seen[trigger].add(each);
        waiting.push([each, trigger]);
      }
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [object, trigger] = next;
    if (object instanceof Unreadable) unreadable(object.text);
    else if (object instanceof PDFArray) for (const each of object.asArray()) push(each, trigger);
    else if (object instanceof FoundStream || object instanceof PDFDict) {
      const dict = object instanceof PDFDict ? object : object.dict;
      const all = (key: string) => valuesOf(dict, key, objects);
      const stream = object instanceof FoundStream ? object : undefined;
      reached({ dict, stream, trigger, all, first: (key) => all(key).at(-1) });
      for (const [key, value] of [...dict.entries(), ...(otherValues.get(dict) ?? [])])
        for (const [each, by] of triggeredBy(key, value, trigger, dict, objects)) push(each, by);
    }
  }
}

/** The values of a key, and their triggers. */
function triggeredBy(
  key: PDFName,
  value: PDFObject,
  trigger: Trigger,
  dict: PDFDict,
  objects: PdfObjects,
): [IndirectObject, Trigger][] {
  if (key === name('OpenAction') || key === name('JavaScript')) return [[value, 'opening']];
  if (CHILD_KEYS.has(key)) return [[value, trigger]];
  if (key !== name('AA')) return [[value, 'link']];
  const isField =
    dict.has(name('FT')) || nameOf(dict.get(name('Subtype'))) === 'Widget' || dict.has(name('Kids'));
  const isPages = /^Pages?$/.test(nameOf(dict.get(name('Type'))) ?? '');
  const itself = isField && !isPages ? 'form' : 'opening';
  return versionsOf(value, objects).flatMap((events): [IndirectObject, Trigger][] =>
    events instanceof PDFDict
      ? events.entries().map(([event, action]) => [action, CLICKS.has(event.decodeText()) ? 'link' : itself])
      : [[events, itself]],
  );
}
