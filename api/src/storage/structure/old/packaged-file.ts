import { Found } from '../finding.ts';
import { kindOfContent } from '../kind-of-content.ts';

/** Files that are read, not run, and that can be inspected if they contain others. */
const READ = new Set([
  'txt',
  'csv',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'tif',
  'tiff',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'pptx',
]);
/** The mark of a file that was inserted as an object; anything else is the own data of a program. */
const IS_FILE = 2;

/** The file in an object, or the data of a program (`Ole10Native`, MS-OLEDS 2.3.6). Throws `Found` if it could be run. */
export function readPackaged(native: Buffer): Buffer {
  const content = native.subarray(4);
  if (content.length < 2 || content.readUInt16LE(0) !== IS_FILE) return checked(content, '');
  const [label, afterLabel] = textAt(content, 2);
  const [path, afterPath] = textAt(content, afterLabel);
  // Two numbers, and the length of the path to which it was copied.
  const copyLength = afterPath + 8 <= content.length ? content.readUInt32LE(afterPath + 4) : 0;
  const [copy] = textAt(content, afterPath + 8);
  const name = label.split(/[\\/]/).at(-1) ?? '';
  if (![label, path, copy].every((each) => each === '' || READ.has(extensionOf(each))))
    throw new Found('has_files', { inside: name });
  const at = afterPath + 8 + copyLength;
  const size = at + 4 <= content.length ? content.readUInt32LE(at) : 0;
  return checked(content.subarray(at + 4, at + 4 + size), name);
}

function checked(content: Buffer, name: string): Buffer {
  if (kindOfContent(content) === 'program') throw new Found('has_files', { inside: name });
  return content;
}

/** The longest path of Windows, where such objects are made. */
const PATH_LENGTH = 1000;
const extensionOf = (path: string) =>
  /\.([^.\\/]*)$/.exec(path.slice(-PATH_LENGTH).replace(/[\s.]+$/, ''))?.[1]?.toLowerCase() ?? '';

/** A text that ends with a zero, and where it ends. */
function textAt(content: Buffer, from: number): [text: string, to: number] {
  const end = content.indexOf(0, from);
  return end < 0 ? ['', content.length] : [content.toString('latin1', from, end), end + 1];
}
