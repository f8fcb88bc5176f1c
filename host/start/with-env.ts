import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a script with the settings of `.env`, where there is one; what is set in the environment counts more. */
if (existsSync('.env')) process.loadEnvFile('.env');
await import(pathToFileURL(resolve(process.argv[2] ?? '')).href);
