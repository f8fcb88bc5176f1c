#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { precompress } from '../precompress.ts';
import { runWebpack } from '../run-webpack.ts';

const started = Date.now();
const { default: config }: { default: Configuration } = await import(
  pathToFileURL(join(process.cwd(), 'webpack.config.ts')).href
);
try {
  for (const warning of await runWebpack(config)) console.warn(warning);
  await precompress(config.output?.path ?? 'dist');
  console.log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
