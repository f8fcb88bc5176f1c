import { printProgress } from '../../command/index.ts';
import { copyTemplate, hasTemplate, saveTemplate, templateKey } from '../data-template.ts';
import type { AloneSettings } from '../settings.ts';
import { removeDataFolder } from '../temp-dir.ts';
import { type Api, runApi } from './api.ts';

/**
 * Starts the api on a new data folder. The demo is seeded once a day, or when schema or seed have changed; other runs
 * start from a copy. `started` is called with each process.
 */
export async function startLocalApi(
  { seed, databaseUrl }: AloneSettings,
  port: number,
  dataFolder: string,
  started: (api: Api) => void,
): Promise<Api> {
  const run = (more: Record<string, string>) => {
    const api = runApi(dataFolder, { SEED: seed, PUBLIC_URL: `http://localhost:${port}`, ...more });
    started(api);
    return api;
  };
  if (databaseUrl) return run({ DATABASE_URL: databaseUrl });
  const key = templateKey(seed);
  if (!hasTemplate(key)) {
    printProgress('seeding the database (once a day; later starts copy it)');
    const first = run({ DATABASE_URL: '' });
    await first.address;
    await first.stop();
    saveTemplate(key, dataFolder);
    removeDataFolder(dataFolder);
  }
  copyTemplate(key, dataFolder);
  return run({ DATABASE_URL: '' });
}
