import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { PackageFacts } from '../descriptor/package-facts.ts';
import { localesOf } from './locales.ts';

/** Inserts the names of the host's files of texts into its code (`host/src/start/texts/host-texts.ts`), so that they need not be in each html. */
export class HostTextsPlugin {
  private readonly folder: string;

  constructor({ folder }: PackageFacts) {
    this.folder = folder;
  }

  apply(compiler: Compiler) {
    const texts = webpack.DefinePlugin.runtimeValue(() => JSON.stringify(localesOf(this.folder, 'host')), {
      contextDependencies: [join(this.folder, 'src/locales')],
    });
    new webpack.DefinePlugin({ HOST_TEXTS: texts }).apply(compiler);
  }
}
