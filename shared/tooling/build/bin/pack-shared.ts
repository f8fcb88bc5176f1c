import { resolve } from 'node:path';
import { sharedFolder } from '../descriptor/package-facts.ts';
import { packShared } from '../pack/pack-shared.ts';

/** `pnpm pack:shared [folder]`: writes `@handover/shared`, `@handover/tooling` and `@handover/manifest-plugin` as tarballs, by default to `shared/dist`. */
const [folder = resolve(sharedFolder, 'dist')] = process.argv.slice(2);
for (const file of packShared(resolve(folder))) console.log(file);
