import { execFile } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What the real tool does, run by a person on the store of a test; `release` for `pnpm release`, `rollback` for `pnpm release:rollback`. */
export function runTool(
  { folder, location }: { folder: string; location: string },
  person: string,
  command: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const releases = join(folder, 'releases');
  if (!existsSync(releases)) symlinkSync(location, releases);
  const file = command === 'release' ? 'release' : `release-${command}`;
  const script = join(__dirname, `../bin/${file}.ts`);
  const env = { ...process.env, DATA_DIR: folder, GITHUB_ACTOR: person };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, told) =>
      resolve({ code: error ? 1 : 0, output: out + told }),
    );
  });
}
