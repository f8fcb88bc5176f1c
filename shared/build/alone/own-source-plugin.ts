import { relative, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Whose source a remote never carries: the other packages of the workspace, all but `shared`. */
const foreign = /^(mfe-[^/]+|host|api|e2e)$/;

/** Fails the build of a remote alone that carries source of another remote, or of the host. */
export class OwnSourcePlugin {
  private readonly folder: string;
  private readonly root: string;

  constructor(folder: string, root: string) {
    this.folder = folder + sep;
    this.root = root;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OwnSourcePlugin', (compilation) => {
      compilation.hooks.seal.tap('OwnSourcePlugin', () => {
        for (const module of compilation.modules) {
          if (!(module instanceof webpack.NormalModule) || !this.isForeign(module.resource)) continue;
          const asker = compilation.moduleGraph.getIssuer(module);
          const by = asker instanceof webpack.NormalModule ? ` (asked for by ${asker.resource})` : '';
          compilation.errors.push(
            new webpack.WebpackError(
              `A remote alone carries its own source only, not ${module.resource}${by}`,
            ),
          );
        }
      });
    });
  }

  private isForeign(file: string): boolean {
    if (!file.startsWith(this.root) || file.startsWith(this.folder)) return false;
    return foreign.test(relative(this.root, file).split(sep)[0] ?? '');
  }
}
