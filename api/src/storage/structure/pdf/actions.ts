import { PDFDict, PDFNull, type PDFObject } from '@cantoo/pdf-lib';
import { Found } from '../finding.ts';
import { FoundStream } from './object-parser.ts';
import type { PdfObjects } from './read-objects.ts';
import { nameOf, type Reached, textOf, valuesOf } from './walk.ts';

/** A share of a file server, or a host: opening a file there tells it who asks (ISO 32000-2, 7.11.2: `//` and `/server/` begin a share). */
const ELSEWHERE =
  /^(?:[\\/]{2}|(?:file|smb|dav|davs|cifs|nfs):[\\/]{2,}(?!localhost[\\/]|[\\/]?[a-z][:|]|\/(?:users|home|volumes|tmp|private|var)\/)[^\\/]|file:[\\/]{4})/i;
/** `/server/share/file` as well; a drive, or a folder of a Mac or Linux, is the reader's own. */
const SHARE =
  /^\/(?![a-z]\/|(?:Users|home|Volumes|tmp|private|var|usr|opt|mnt|media|root|etc|Applications|Library)\/)[^/]+\/[^/]+\//;
const isElsewhere = (file: string) => ELSEWHERE.test(file) || SHARE.test(file);

/** The names that a file has, as text or in a dictionary. */
export function fileNames(value: PDFObject | undefined, objects: PdfObjects): string[] {
  const text = textOf(value);
  if (text !== undefined) return [text];
  if (!(value instanceof PDFDict)) return [];
  return ['UF', 'F', 'Unix', 'Mac', 'DOS'].flatMap((key) =>
    valuesOf(value, key, objects).flatMap((each) => textOf(each) ?? []),
  );
}

/** Actions that only a click may trigger, by what they would do by themselves. */
const BY_ITSELF: Record<string, 'opening' | 'sends' | 'media'> = {
  URI: 'opening',
  GoToR: 'opening',
  ImportData: 'opening',
  SubmitForm: 'sends',
  Rendition: 'media',
  Movie: 'media',
  Sound: 'media',
  RichMediaExecute: 'media',
};
function findingOf(kind: string): Found | undefined {
  const found = Object.hasOwn(BY_ITSELF, kind) ? BY_ITSELF[kind] : undefined;
  if (found === 'media') return new Found('has_scripts', { found });
  return found && new Found('loads_outside', { found });
}
/** Actions that open a file, or send to it. */
const TO_FILE = /^(?:GoToR|GoToE|SubmitForm|ImportData|Thread)$/;

/** An action that runs, starts, sends or opens something, in a way that is not taken. Scripts are returned: they may be empty. Throws `Found`. */
export function checkAction(each: Reached, objects: PdfObjects): PDFObject[] {
  const { all, trigger } = each;
  for (const kind of new Set(all('S').map(nameOf))) {
    if (kind === 'Launch' && ['F', 'Win', 'Mac', 'Unix'].some((key) => all(key).length > 0))
      throw new Found('has_scripts', { found: 'program' });
    const files = all('F').flatMap((value) => fileNames(value, objects));
    const found = kind && trigger !== 'link' ? findingOf(kind) : undefined;
    if (found) throw found;
    if (!kind || !TO_FILE.test(kind)) continue;
    if (trigger !== 'link' && files.length > 0) throw new Found('loads_outside', { found: 'opening' });
    if (files.some(isElsewhere)) throw new Found('loads_outside', { found: 'link' });
  }
  return all('JS');
}

/** Checks content from another file, and content that plays or runs in a page. Throws `Found`. */
export function checkContent({ all, first, stream }: Reached, objects: PdfObjects): void {
  const outside = () => new Found('loads_outside', { found: 'part' });
  // Some programs write the filter of a picture under the same key.
  if (stream && all('F').some((file) => textOf(file) !== undefined || file instanceof PDFDict))
    throw outside();
  const isForm = stream && nameOf(first('Subtype')) === 'Form';
  if (
    isForm &&
    all('Ref').some(
      (each) => each instanceof PDFDict && fileNames(valuesOf(each, 'F', objects)[0], objects).length > 0,
    )
  )
    throw outside();
  const isClip = nameOf(first('S')) === 'MCD';
  const movies = all('Movie').filter((movie) => movie instanceof PDFDict);
  for (const file of [
    ...(isClip ? all('D') : []),
    ...movies.flatMap((movie) => valuesOf(movie, 'F', objects)),
  ])
    if (fileNames(file, objects).some((each) => isElsewhere(each) || /^[a-z]{3,}:/i.test(each)))
      throw outside();
  const isThere = (value: PDFObject) => value !== PDFNull;
  const plays = [
    nameOf(first('Subtype')) === 'RichMedia' ? all('RichMediaContent') : [],
    nameOf(first('Type')) === 'Navigator' ? all('SWF') : [],
    stream ? all('OnInstantiate') : [],
  ].flat();
  if (plays.some(isThere)) throw new Found('has_scripts', { found: 'media' });
}

/** Whether a script, a string or a stream, has code. One that can't be decoded counts as code. */
export async function hasCode(value: PDFObject, { contentOf }: PdfObjects): Promise<boolean> {
  if (!(value instanceof FoundStream)) return /\S/.test(textOf(value) ?? '');
  const content = await contentOf(value).catch((error) => {
    if (!(error instanceof Found) || error.finding.code === 'too_packed') throw error;
    return 'unknown';
  });
  return /\S/.test(content.toString('latin1'));
}
