import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../start/settings.ts';
import { packServer } from './pack-server.ts';

/** `pnpm pack:server [folder]`: writes the archive for servers, by default to `host/.cache/server`. */
const [folder = join(root, 'host/.cache/server')] = process.argv.slice(2);
const archive = await packServer(resolve(folder));
console.log(`${archive} (${(statSync(archive).size / 1e6).toFixed(1)} MB)`);
