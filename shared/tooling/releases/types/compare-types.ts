import { createHash } from 'node:crypto';
import { importedFiles, reachedFrom } from './imported-files.ts';
import type { TypeRecord } from './type-record.ts';

/** An export of an entry point. */
export interface Export {
  entryPoint: string;
  name: string;
}

/** The exports of `record` whose types, or those that they reach, are not the same text in `other`, or that it does not have. */
export function changedExports(record: TypeRecord, other: TypeRecord): Export[] {
  const [hashIn, hashInOther] = [hashesOf(record), hashesOf(other)];
  return Object.entries(record.exports).flatMap(([entryPoint, names]) =>
    Object.keys(names)
      .filter((name) => hashIn(entryPoint, name) !== hashInOther(entryPoint, name))
      .map((name) => ({ entryPoint, name })),
  );
}

/** The hash of an export's types; empty if there is no such export. */
function hashesOf({ exports, files }: TypeRecord): (entryPoint: string, name: string) => string {
  const read = (file: string) => files[file] ?? '';
  const importsOf = remembered((file) => importedFiles(file, read(file)));
  const hashOfText = remembered((file) => sha256(read(file)));
  const hashOf = remembered((file) =>
    sha256(JSON.stringify([...reachedFrom(file, importsOf)].sort().map((each) => [each, hashOfText(each)]))),
  );
  return (entryPoint, name) => {
    const found = exports[entryPoint]?.[name];
    return found ? `${hashOf(found.file)} ${found.name}` : '';
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Finds what it has found before without another look: exports reach hundreds of files, mostly the same. */
function remembered<Found>(find: (file: string) => Found): (file: string) => Found {
  const known = new Map<string, Found>();
  return (file) => {
    const found = known.get(file) ?? find(file);
    known.set(file, found);
    return found;
  };
}
