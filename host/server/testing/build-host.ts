import { pathToFileURL } from 'node:url';
import { buildServer } from '@handover/tooling/server';

// Run by `renderStore` in a process of its own: webpack does not run inside of jest.
const [folder = '', output = ''] = process.argv.slice(2);
process.chdir(folder);
await buildServer(pathToFileURL(`${folder}/webpack.config.ts`).href, 'host', output);
