import { join } from 'node:path';
import { declaredGrants } from '@handover/shared/testing/declared-grants';
import webpack, { type Compiler } from 'webpack';

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
