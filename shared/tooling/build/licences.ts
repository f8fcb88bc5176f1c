import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Licence } from '../releases/builds/licences.ts';

const NOTICE = /^(licen[cs]e|copying|notice)(?:[._-]|$)/i;
const CODE = /\.[cm]?[jt]s$/;

/** Reads the notice of the package in a folder, and those of what it has within. */
export function licenceOf(folder: string): Licence {
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && NOTICE.test(entry.name) && !CODE.test(entry.name))
    .filter(({ parentPath }) => !parentPath.slice(folder.length).includes('node_modules'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').trim());
  const { name, version, license } = facts;
  return {
    name,
    version,
    licence: String(license?.type ?? license ?? 'unknown'),
    text: [...new Set(texts)].join('\n\n'),
  };
}
