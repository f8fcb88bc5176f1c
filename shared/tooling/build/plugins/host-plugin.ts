import { dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { PackageFacts } from '../descriptor/package-facts.ts';
import { providedModules } from '../shared-usage.ts';
import { sharedVersions } from '../sharing.ts';

/** Fails a host build that contains source of a remote, or does not provide every federated entry point. */
export class HostPlugin {
  private readonly remotes: string;

  constructor(facts: PackageFacts) {
    this.remotes = join(dirname(facts.folder), 'mfe-');
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('HostPlugin', (compilation) => {
      compilation.hooks.seal.tap('HostPlugin', () => {
        const provided = providedModules(compilation);
        for (const module of compilation.modules) {
          if (module instanceof webpack.NormalModule && module.resource.startsWith(this.remotes)) {
            compilation.errors.push(
              new webpack.WebpackError(`The host must not import a remote: ${module.resource}`),
            );
          }
        }
        for (const key of Object.keys(sharedVersions())) {
          if (!provided.has(key)) {
            compilation.errors.push(
              new webpack.WebpackError(
                `The host does not provide ${key}; see shared/federation/provided-modules.ts`,
              ),
            );
          }
        }
      });
    });
  }
}
