import { say } from '../command/index.ts';
import { type Api, runApi } from './api.ts';
import { copyTemplate, hasTemplate, keepTemplate, templateKey } from './seeded-data.ts';
import type { AloneSettings } from './settings.ts';
import { removeDataFolder } from './throw-away.ts';

/**
 * The api on a fresh data folder. The demo is seeded once a day, or when the schema or the seed changed; other runs start
 * from a copy. `started` hears of each process as it is started.
 */
export async function startOwnApi(
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
    say('seeding the database (once a day; later starts copy it)');
    const first = run({ DATABASE_URL: '' });
    await first.address;
    await first.stop();
    keepTemplate(key, dataFolder);
    removeDataFolder(dataFolder);
  }
  copyTemplate(key, dataFolder);
  return run({ DATABASE_URL: '' });
}
