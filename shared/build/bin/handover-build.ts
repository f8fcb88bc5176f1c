#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { precompress } from '../precompress.ts';

const started = Date.now();
const { default: config }: { default: Configuration } = await import(
  pathToFileURL(join(process.cwd(), 'webpack.config.ts')).href
);
const compiler = webpack(config);
const stats = await new Promise<Stats | undefined>((resolve, reject) => {
  compiler.run((error, result) => (error ? reject(error) : resolve(result)));
});
await new Promise((resolve) => compiler.close(resolve));

const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
for (const { moduleName = '', message } of errors) console.error(`${moduleName} ${message}`.trim());
for (const { message } of warnings) console.warn(message);
if (stats?.hasErrors()) {
  process.exitCode = 1;
} else {
  await precompress(compiler.outputPath);
  console.log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
