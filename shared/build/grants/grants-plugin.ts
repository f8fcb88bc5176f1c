import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { declaredGrants } from './declared-grants.ts';

/** Puts what `remote.json` declares into the module that the remote exposes (`federation/define-remote.ts`). */
export class GrantsPlugin {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler) {
    const file = join(this.folder, 'src/remote.json');
    new webpack.DefinePlugin({
      HANDOVER_GRANTS: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(declaredGrants(file)), {
        fileDependencies: [file],
      }),
    }).apply(compiler);
  }
}
