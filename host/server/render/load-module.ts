import { readFileSync } from 'node:fs';
import { integrityOf } from '@handover/tooling/releases/integrity';
import { runServerBuild } from '@handover/tooling/releases/run-server-build';

interface ServerModule {
  file: string;
  /** The integrity of the file, in the release set. */
  integrity: string | undefined;
  provided?: Readonly<Record<string, unknown>>;
}

/** Runs a server build with the host's modules, if it is the published one. */
export function loadModule({ file, integrity, provided }: ServerModule): unknown {
  const content = readFileSync(file);
  if (integrityOf(content) !== integrity) throw new Error(`${file} is not as it was published`);
  return runServerBuild(content.toString(), file, provided);
}
