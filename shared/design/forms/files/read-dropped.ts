/** The folders in which a file lies below what was dropped or chosen, separated by slashes: 'Legal/Leases'. */
export type FolderPaths = ReadonlyMap<File, string>;

/** Files that systems and programs put beside those of their users. */
const JUNK = /^(?:\.|~\$|__macosx$|thumbs\.db$|desktop\.ini$)/i;
/** So that a whole disk that is dropped by mistake is not read. */
const MOST_FILES = 2000;

/** What of a drop is not taken, files and folders, each counted as one. */
export interface LeftOut {
  /** Those that the system does not let the page read. */
  unread: number;
  /** Those at which nobody has looked, since there are so many. */
  tooMany: number;
}
interface Dropped {
  files: File[];
  paths: FolderPaths;
}

/** Files of folders that were chosen, without those of the system. */
export function readChosen(files: readonly File[]): Dropped {
  const paths = new Map<File, string>();
  const taken = files.filter((file) => {
    const names = file.webkitRelativePath.split('/');
    const folders = names.slice(0, -1);
    if (folders.length > 0) paths.set(file, folders.join('/'));
    return folders.length === 0 || !names.some((name) => JUNK.test(name));
  });
  return { files: taken, paths };
}

/** All files of entries that are dropped, those in folders too. One that can't be read keeps back no other. */
export async function readDropped(
  entries: readonly FileSystemEntry[],
): Promise<Dropped & { leftOut: LeftOut }> {
  const paths = new Map<File, string>();
  const files: File[] = [];
  const leftOut = { unread: 0, tooMany: 0 };
  const read = async (entry: FileSystemEntry, path: string): Promise<void> => {
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      files.push(file);
      if (path) paths.set(file, path);
      return;
    }
    const below = path ? `${path}/${entry.name}` : entry.name;
    await readAll(await entriesIn(entry as FileSystemDirectoryEntry), below);
  };
  const readAll = async (beside: readonly FileSystemEntry[], path: string): Promise<void> => {
    for (const entry of beside) {
      if (path !== '' && JUNK.test(entry.name)) continue;
      if (files.length >= MOST_FILES) leftOut.tooMany += 1;
      else
        await read(entry, path).catch(() => {
          leftOut.unread += 1;
        });
    }
  };
  await readAll(entries, '');
  return { files, paths, leftOut };
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Sorts by name. Browsers give them in parts, the last of which is empty. */
async function entriesIn(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    all.push(...part);
  }
  return all.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
}
