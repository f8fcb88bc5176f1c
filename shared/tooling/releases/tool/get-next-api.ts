import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inWorkspace } from '../../build/workspace/index.ts';
import type { ApiDocument } from '../api/api-changes.ts';
import { ReleaseError } from '../release-error.ts';
import { root } from './settings.ts';

const MAX_OUTPUT = 100_000_000;

/** The OpenAPI document of the api that is to be released: a file, or that of this checkout. */
export async function getNextApi(file: string | undefined): Promise<ApiDocument> {
  if (file !== undefined) return documentIn(resolve(process.env.INIT_CWD ?? process.cwd(), file));
  if (!inWorkspace)
    throw new ReleaseError('The api is not in this repository: name its document by --openapi.');
  const script = join(root, 'api/src/openapi/print.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    cwd: join(root, 'api'),
    maxBuffer: MAX_OUTPUT,
  });
  return JSON.parse(stdout);
}

async function documentIn(file: string): Promise<ApiDocument> {
  const text = await readFile(file, 'utf8');
  try {
    const document = JSON.parse(text);
    if (document.paths) return document;
  } catch {
    // Told below, as a document without calls is.
  }
  throw new ReleaseError(`${file} is no OpenAPI document in JSON.`);
}
