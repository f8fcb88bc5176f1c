import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { devConfig } from '../dev-config.ts';
import { readableError } from '../readable-error.ts';

/**
 * Builds the package in the working folder for `pnpm dev`, and again on each change. Sends a message to its parent
 * after each build: `{ ok: true, ms }`, or `{ ok: false, errors }`, where the previous build is kept.
 */
const { default: config }: { default: Configuration } = await import(
  pathToFileURL(join(process.cwd(), 'webpack.config.ts')).href
);
const compiler = webpack(devConfig(config));
// Tools that write several files do so within this time.
const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
  const errors = error ? String(error.stack ?? error) : errorsOf(stats);
  process.send?.(errors ? { ok: false, errors } : { ok: true, ms: timeOf(stats) });
});

const end = () => watching?.close(() => process.exit(0));
process.once('SIGTERM', end);
process.once('disconnect', end);

function errorsOf(stats: Stats | undefined): string {
  const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
  return errors.map(readableError).join('\n\n');
}

function timeOf(stats: Stats | undefined): number {
  return (stats?.endTime ?? 0) - (stats?.startTime ?? 0);
}
