import webpack, { type Compiler } from 'webpack';
import type { PackageFacts } from '../package-facts.ts';
import { NestedBuild } from '../plugins/nested-build.ts';
import { serverConfig } from './server-config.ts';
import { serverFile } from './server-file.ts';

/** Adds the build for rendering on the server to the version: the same sources, so that server and browser agree. */
export class ServerBuildPlugin {
  private readonly build: NestedBuild;

  constructor(facts: PackageFacts, role: 'host' | 'remote') {
    this.build = new NestedBuild('ServerBuildPlugin', serverConfig(facts, role), (compilation, { files }) => {
      const content = files.get(`${role}.cjs`);
      if (!content) return;
      compilation.emitAsset(serverFile(role), new webpack.sources.RawSource(content), { minimized: true });
    });
  }

  apply(compiler: Compiler) {
    this.build.apply(compiler);
  }
}
