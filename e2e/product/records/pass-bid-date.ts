import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir } from '../own-product.ts';

const api = join(import.meta.dirname, '../../../api');

/** The bid date of an opportunity was yesterday, for the product of this worker: no call can set one that is over. */
export async function passBidDate(opportunity: number): Promise<void> {
  await promisify(execFile)(process.execPath, ['testing/deals/pass-bid-date.ts', String(opportunity)], {
    cwd: api,
    env: { ...process.env, DATA_DIR: dataDir() },
  });
}
