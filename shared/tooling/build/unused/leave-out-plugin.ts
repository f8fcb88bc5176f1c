import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type Module, type NormalModule } from 'webpack';
import { leftOut } from './left-out.ts';

const loader = fileURLToPath(new URL('./leave-out-loader.ts', import.meta.url));

/** What decides about the result, so that a change of it renews what is cached. */
export const leaveOutFiles = [
  loader,
  ...['./leave-out.ts', './left-out.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
];

/** Builds without the functions of `left-out.ts`. A file that a new version of a package has no more fails the build. */
export class LeaveOutPlugin {
  apply(compiler: Compiler) {
    compiler.options.module.rules.push({
      test: leftOut.map(({ file }) => file),
      use: [loader],
    });
    compiler.hooks.thisCompilation.tap('LeaveOutPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LeaveOutPlugin', (modules) => {
        for (const { file } of leftOut) {
          if ([...modules].some((module) => file.test(fileOf(module)))) continue;
          compilation.errors.push(
            new webpack.WebpackError(`No module is ${file}: see shared/tooling/build/unused/left-out.ts`),
          );
        }
      });
    });
  }
}

const fileOf = (module: Module): string => (module as NormalModule).resource ?? '';
