import type { Stats } from 'webpack';
import { printProgress } from '../command/index.ts';

/** Prints one line per build, or its errors. `first` resolves with the first successful build. */
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
      // Those of an earlier start come from the bundler's cache.
      const { modules, builtModules } = stats.compilation;
      const compiled = [...modules].filter((module) => builtModules.has(module)).length;
      const what = builds === 1 ? 'the code is built' : 'built what has changed';
      printProgress(`${what} (${seconds} s; ${compiled} modules compiled)`);
      isFirst();
    },
  };
}
