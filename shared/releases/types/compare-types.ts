import { createHash } from 'node:crypto';
import { reachedFrom } from './imported-files.ts';
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
  const hashes = new Map<string, string>();
  const hashOf = (file: string) => {
    const content = [...reachedFrom(file, read)].sort().map((each) => [each, read(each)]);
    return createHash('sha256').update(JSON.stringify(content)).digest('hex');
  };
  return (entryPoint, name) => {
    const found = exports[entryPoint]?.[name];
    if (!found) return '';
    const hash = hashes.get(found.file) ?? hashOf(found.file);
    hashes.set(found.file, hash);
    return `${hash} ${found.name}`;
  };
}
