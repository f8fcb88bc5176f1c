import { readChosen, readDropped } from './read-dropped.ts';

/** Null is a file that can't be read. */
type Tree = { [name: string]: Tree | File | null };

const file = (name: string) => new File(['x'], name);

/** An entry as browsers give it: directories in parts of two. */
function entryOf(name: string, content: Tree | File | null): FileSystemEntry {
  if (content === null || content instanceof File)
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (done: (file: File) => void, fail: (error: Error) => void) =>
        content ? done(content) : fail(new DOMException('', 'NotReadableError')),
    } as never;
  const entries = Object.entries(content).map(([below, each]) => entryOf(below, each));
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (done: (part: FileSystemEntry[]) => void) => done(left.splice(0, 2)) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as never;
}
const dropped = (tree: Tree) => Object.entries(tree).map(([name, each]) => entryOf(name, each));
const linesOf = ({ files, paths }: ReturnType<typeof readChosen>) =>
  files.map((each) => [paths.get(each), each.name].filter(Boolean).join('/'));

test('a folder that is dropped keeps its tree, in the order of names; files of the system are left out', async () => {
  const tree = {
    Legal: {
      'Lease 10.pdf': file('Lease 10.pdf'),
      'Lease 2.pdf': file('Lease 2.pdf'),
      '.DS_Store': file('.DS_Store'),
      '~$Lease.docx': file('~$Lease.docx'),
      __MACOSX: { 'a.pdf': file('a.pdf') },
      Staff: { 'Thumbs.db': file('Thumbs.db'), 'List.xlsx': file('List.xlsx'), Empty: {} },
    },
    'Beside.pdf': file('Beside.pdf'),
  };
  expect(linesOf(await readDropped(dropped(tree)))).toEqual([
    'Legal/Lease 2.pdf',
    'Legal/Lease 10.pdf',
    'Legal/Staff/List.xlsx',
    'Beside.pdf',
  ]);
});

test('a folder that is chosen keeps its tree', () => {
  const chosen = (path: string) =>
    Object.defineProperty(file(path.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: path });
  const files = ['Legal/a.pdf', 'Legal/Staff/b.pdf', 'Legal/.git/c.pdf', 'Legal/Thumbs.db'].map(chosen);
  expect(linesOf(readChosen(files))).toEqual(['Legal/a.pdf', 'Legal/Staff/b.pdf']);
});

test('what can’t be read is counted, and all else of its folder comes', async () => {
  const locked = { name: 'Locked', isFile: false, isDirectory: true } as FileSystemDirectoryEntry;
  locked.createReader = () => ({
    readEntries: (_, fail) => fail?.(new DOMException('', 'NotReadableError')),
  });
  const tree = { Legal: { 'a.pdf': null, 'b.pdf': file('b.pdf'), '.lock': null } };
  const taken = await readDropped([locked, ...dropped(tree)]);
  expect(linesOf(taken)).toEqual(['Legal/b.pdf']);
  expect(taken.leftOut).toEqual({ unread: 2, tooMany: 0 });
});

test('of a whole disk what comes after the first two thousand files is counted, and not read', async () => {
  const names = Array.from({ length: 2003 }, (_, at) => `${at}.pdf`);
  const disk = Object.fromEntries(names.map((name) => [name, file(name)]));
  const { files, leftOut } = await readDropped(dropped({ disk, beside: { 'a.pdf': null }, '.env': null }));
  expect(files).toHaveLength(2000);
  expect(leftOut).toEqual({ unread: 0, tooMany: 5 });
});
