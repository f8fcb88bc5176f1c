import webpack, { type Compiler } from 'webpack';
import type { PackageFacts } from '../descriptor/package-facts.ts';
import { NestedBuild } from '../plugins/nested-build.ts';
import { serverConfig } from './server-config.ts';
import { serverFile } from './server-file.ts';

/** Adds the build for rendering on the server to the version: the same sources, so that server and browser agree. */
export class ServerBuildPlugin {
  private readonly build: NestedBuild;

  constructor(facts: PackageFacts, role: 'host' | 'remote') {
    this.build = new NestedBuild('ServerBuildPlugin', serverConfig(facts, role), (compilation, { files }) => {
      for (const end of ['', '.map']) {
        const content = files.get(`${role}.cjs${end}`);
        const info = { minimized: true };
        if (content)
          compilation.emitAsset(serverFile(role) + end, new webpack.sources.RawSource(content), info);
      }
    });
  }

  apply(compiler: Compiler) {
    this.build.apply(compiler);
  }
}
