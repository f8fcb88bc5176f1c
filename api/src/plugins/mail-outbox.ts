import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface OutgoingMessage {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  replyTo?: string | { name: string; address: string };
}

/** Names sort by time. The file gets its final name when complete, so that a reader never sees half a message. */
export async function writeToOutbox(folder: string, message: OutgoingMessage): Promise<void> {
  const date = new Date().toISOString();
  const name = `${date.replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.json`;
  const path = join(folder, name);
  await writeFile(`${path}.part`, `${JSON.stringify({ date, ...message }, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
