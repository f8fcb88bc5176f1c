import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Dependencies } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { newSecrets } from '../../src/process/secrets.ts';
import { checkResponsesAgainstOpenApi, failIfAResponseDiffered } from '../calls/check-responses.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { makePasswordsCheap } from './cheap-passwords.ts';
import { TEST_SETTINGS } from './test-settings.ts';

checkResponsesAgainstOpenApi();
makePasswordsCheap();

/**
 * Builds the whole application with its own database and data folder, which are removed after the test file: `const
 * app = await buildTestApp()` at the top of a file. Jobs are not scheduled; call `app.jobs.get(name).work()`.
 */
export async function buildTestApp(
  overrides: Partial<Config> = {},
  {
    database: given,
    ...others
  }: { database?: TestDatabase } & Partial<Pick<Dependencies, 'logTo' | 'secrets'>> = {},
): Promise<FastifyInstance> {
  const database = given ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-app-'));
  const config = { ...readConfig(TEST_SETTINGS), dataDir, ...overrides };
  const app = await buildApp(config, { database, secrets: newSecrets(), withJobs: false, ...others });
  after(async () => {
    failIfAResponseDiffered();
    await app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return app;
}
