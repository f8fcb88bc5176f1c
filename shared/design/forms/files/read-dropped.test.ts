import { readChosen, readDropped } from './read-dropped.ts';

type Tree = { [name: string]: Tree | File };

const file = (name: string) => new File(['x'], name);

/** An entry as browsers give it: directories in parts of two. */
function entryOf(name: string, content: Tree | File): FileSystemEntry {
  if (content instanceof File)
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (done: (file: File) => void) => done(content),
    } as never;
  const entries = Object.entries(content).map(([below, each]) => entryOf(below, each));
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (done: (part: FileSystemEntry[]) => void) => done(left.splice(0, 2)) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as never;
}
const dropped = (tree: Tree) => Object.entries(tree).map(([name, each]) => entryOf(name, each));
const linesOf = ({ files, paths }: Awaited<ReturnType<typeof readDropped>>) =>
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
