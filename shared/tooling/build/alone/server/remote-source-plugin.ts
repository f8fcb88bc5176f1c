import { relative, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** The packages that a remote must not contain: all of the workspace but `shared`. */
const foreign = /^(mfe-[^/]+|host|api|e2e)$/;

/** Fails the build of a remote alone that contains source of another remote, or of the host. */
export class RemoteSourcePlugin {
  private readonly folder: string;
  private readonly root: string;

  constructor(folder: string, root: string) {
    this.folder = folder + sep;
    this.root = root;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RemoteSourcePlugin', (compilation) => {
      compilation.hooks.seal.tap('RemoteSourcePlugin', () => {
        for (const module of compilation.modules) {
          if (!(module instanceof webpack.NormalModule) || !this.isForeign(module.resource)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          const by = issuer instanceof webpack.NormalModule ? ` (imported by ${issuer.resource})` : '';
          compilation.errors.push(
            new webpack.WebpackError(
              `A remote alone contains only its own source, not ${module.resource}${by}`,
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
