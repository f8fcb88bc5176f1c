import { readFileSync, writeFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Manifest } from './manifest.ts';

export const sharedOptions = {
  identity: { type: 'string' },
  endpoint: { type: 'string' },
  region: { type: 'string' },
} as const;

const IDENTITY = /^AGE-SECRET-KEY-1\S+$/m;

/** The identity in a file, as `--new-key` or age-keygen writes it. */
export function readIdentity(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const [identity] = IDENTITY.exec(readFileSync(file, 'utf8')) ?? [];
  if (!identity) throw new Error(`${file} has no age identity`);
  return identity;
}

/** Writes a new identity, and returns its recipient. Throws if the file exists. */
export async function writeIdentity(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return recipient;
}

/** What is in it, in one line. */
export function describe({ made_at, tables, files, lost, releases }: Manifest): string {
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const bytes = sum([...tables, ...files, ...releases].map((blob) => blob.bytes));
  const parts = [
    `${sum(tables.map(({ rows }) => rows))} rows of ${tables.length} tables`,
    `${files.length} stored files${lost.length > 0 ? ` (${lost.length} were lost before, such as ${lost[0]})` : ''}`,
    `${releases.length} files of releases`,
    `${(bytes / 1_048_576).toFixed(1)} MB`,
  ];
  return `${made_at}: ${parts.join(', ')}`;
}
