import { changedExports } from './compare-types.ts';
import { compileTypes } from './compiler.ts';
import { type Diagnostic, innermost } from './diagnostic.ts';
import type { TypeRecord } from './type-record.ts';

/** Module '"…"' has no exported member 'X'. */
const MISSING_EXPORT = 'TS2305';

/**
 * What in the sources of a remote does not compile with the types of a host, as `src/pages/list.page.tsx:12: …`. Empty if none of the
 * exports that it uses has other types there, which needs no compiler.
 */
export async function typeErrors(host: TypeRecord, remote: TypeRecord): Promise<string[]> {
  if (changedExports(remote, host).length === 0) return [];
  const found = await compile(remote, host);
  if (found.length === 0) return [];
  // Such as a package that only the remote's repository has.
  const own = new Set((await compile(remote, remote)).map(keyOf));
  return found
    .filter((each) => !own.has(keyOf(each)) && !isOfTypeOnly(each, remote))
    .map(({ file, line, message }) => `${file}:${line}: ${innermost(message)}`);
}

/** Checks the sources of a remote with the entry points of a host; what that does not provide is the remote's own. */
async function compile(remote: TypeRecord, host: TypeRecord): Promise<Diagnostic[]> {
  const paths = Object.keys(remote.entryPoints).map((entryPoint) => {
    const file = host.entryPoints[entryPoint];
    return [entryPoint, file ? `host/${file}` : `remote/${remote.entryPoints[entryPoint]}`];
  });
  const sources = Object.keys(remote.sources);
  const found = await compileTypes({
    files: { ...declarationsIn('host', host), ...declarationsIn('remote', remote), ...remote.sources },
    paths: Object.fromEntries(paths),
    roots: sources,
  });
  return found.filter(({ file }) => sources.includes(file));
}

const declarationsIn = (folder: string, { files }: TypeRecord) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}.d.ts`, text]));

const keyOf = ({ file, line, column, code }: Diagnostic) => `${file}:${line}:${column} ${code}`;

/** A type that the host no longer exports is missed by no code. */
function isOfTypeOnly({ code, message }: Diagnostic, { exports }: TypeRecord): boolean {
  const [, entryPoint = '', name = ''] =
    /^Module '"([^"]+)"' has no exported member '([^']+)'/.exec(message) ?? [];
  return code === MISSING_EXPORT && !exports[entryPoint]?.[name];
}
