import { renameSync } from 'node:fs';
import { join } from 'node:path';

/** Moves a remote's folder out of the release store; the returned function puts it back, once. */
export function takeOut(dataDir: string, remote: string): () => void {
  const inside = join(dataDir, 'releases', remote);
  const outside = join(dataDir, `taken-out-${remote}`);
  renameSync(inside, outside);
  let back = false;
  return () => {
    if (!back) renameSync(outside, inside);
    back = true;
  };
}
