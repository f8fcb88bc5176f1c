import { renameSync } from 'node:fs';
import { join } from 'node:path';

/** Moves a remote's folder out of the release store; the returned function moves it back, and may be called twice. */
export function withdrawRemote(dataDir: string, remote: string): () => void {
  const inside = join(dataDir, 'releases', remote);
  const outside = join(dataDir, `withdrawn-${remote}`);
  renameSync(inside, outside);
  let restored = false;
  return () => {
    if (!restored) renameSync(outside, inside);
    restored = true;
  };
}
