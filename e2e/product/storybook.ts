import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Language } from '@handover/shared/contract';
import { freePort } from '@handover/shared/contract/hosting';
import { waitForOutput, waitForOutputOrExit } from './wait-for-output.ts';

const shared = join(import.meta.dirname, '../../shared');
const folder = join(shared, '.cache/storybook');

interface Story {
  id: string;
  title: string;
}

export interface StoryOptions {
  language: Language;
  scheme: 'light' | 'dark';
}

/** Runs a tool of `shared`. */
const run = (tool: string, ...args: string[]) =>
  spawn(join(shared, 'node_modules/.bin', tool), args, { cwd: shared, stdio: ['ignore', 'pipe', 'pipe'] });

/** Builds Storybook and serves it: bundled, since each page of `pnpm storybook` loads hundreds of modules. */
export async function startStorybook() {
  const build = await waitForOutputOrExit(run('storybook', 'build', '--output-dir', folder));
  if (build !== 'ready' && build.code !== 0) throw new Error(`Storybook is not built:\n${build.output}`);
  const port = await freePort();
  const server = run(
    'vite',
    ...['preview', '--outDir', folder, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
  );
  await waitForOutput(server, 'Local');
  const address = `http://127.0.0.1:${port}`;
  const index = await (await fetch(`${address}/index.json`)).json();
  return {
    address,
    stories: Object.values<Story>(index.entries),
    /** The address of a story without the sidebar and the toolbar. */
    urlOf: ({ id }: Story, { language, scheme }: StoryOptions) =>
      `${address}/iframe.html?id=${id}&globals=language:${language};scheme:${scheme}`,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
