import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemoteDescriptor } from '@handover/shared/federation/contract';
import { callsIn } from './calls-in.ts';

const TOKEN =
  /\bsession\s*\.\s*(access|refresh)\b|\bcookies\s*\.\s*get\(\s*['"](access|refresh)['"]|\btokenPayload\b/;

/**
 * Compares what the sources of a remote ask for with what its `remote.json` declares. Throws one error with a line for each difference:
 * file, line, and what to write.
 */
export function checkGrants(
  folder: string,
  files: readonly string[],
  { calls = [], rawToken }: Pick<RemoteDescriptor, 'calls' | 'rawToken'>,
): void {
  const missing = new Set(calls);
  const problems: string[] = [];
  let usesToken = false;
  for (const file of [...files].sort()) {
    const source = readFileSync(file, 'utf8');
    const tell = (line: number, text: string) => problems.push(`${relative(folder, file)}:${line} ${text}`);
    for (const { method, path, line } of callsIn(source)) {
      if (!method) continue;
      const call = `${method} ${path}`;
      if (!path) tell(line, 'has to name its path of the contract (`paths.…`) where it makes the call');
      else if (!calls.includes(call)) tell(line, `${call} is not among the "calls" of remote.json`);
      else missing.delete(call);
    }
    const token = source.split('\n').findIndex((line) => TOKEN.test(line));
    if (token < 0) continue;
    usesToken = true;
    if (!rawToken) tell(token + 1, 'needs the raw token: say why in "rawToken" of remote.json');
  }
  const descriptor = join(folder, 'src/remote.json');
  const lines = readFileSync(descriptor, 'utf8').split('\n');
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  for (const call of missing)
    problems.push(`src/remote.json:${lineOf(`"${call}"`)} ${call} is declared, but not made`);
  if (rawToken && !usesToken)
    problems.push(`src/remote.json:${lineOf('"rawToken"')} the raw token is declared, but not used`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
