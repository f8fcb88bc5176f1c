import type { Stats } from 'webpack';
import { say } from '../command/index.ts';

/** Says what came of each build in a line; errors as the bundler has them. `first`: resolves with the first that is whole. */
export function createReport() {
  let builds = 0;
  let isFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    isFirst = resolve;
  });
  return {
    first,
    built(stats: Stats) {
      if (stats.hasErrors()) return void console.error(stats.toString({ all: false, errors: true }));
      const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
      builds += 1;
      say(builds === 1 ? `the code is built (${seconds} s)` : `built what has changed (${seconds} s)`);
      isFirst();
    },
  };
}
