import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package whose webpack configuration calls the preset. */
export interface PackageFacts {
  folder: string;
  name: string;
  version: string;
  /** The name as an identifier, since it becomes a global variable: `mfe_deals`. */
  identifier: string;
  output: string;
}

export const packageFacts = (configUrl: string): PackageFacts => factsOf(dirname(fileURLToPath(configUrl)));

export function factsOf(folder: string): PackageFacts {
  const { name = basename(folder), version = '0.0.0' } = readJson(join(folder, 'package.json'));
  const output = process.env.HANDOVER_DIST ?? join(folder, 'dist');
  return { folder, name, version, identifier: name.replace(/\W/g, '_'), output };
}

export function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** This package, and `shared`: in a remote's repository both are installed ones. */
export const toolingFolder = fileURLToPath(new URL('../..', import.meta.url));
export const sharedFolder = dirname(createRequire(import.meta.url).resolve('@handover/shared/package.json'));

/** The version of an npm package in `shared`, which is the one that the host provides. */
export function versionOf(specifier: string): string {
  const name = specifier.split('/')[0] ?? specifier;
  return readJson(createRequire(join(sharedFolder, 'package.json')).resolve(`${name}/package.json`)).version;
}
