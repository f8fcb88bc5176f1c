import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

interface Facts {
  version: string;
  global: string;
  requires: Record<string, string>;
  uses: Record<string, string[]>;
  /** The folder with `remote.json` and `locales`. */
  source: string;
}

const sha256 = (content: Buffer, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);

/** Adds the files of texts, and `build-manifest.json`, by which the release tool publishes the build. */
export class ManifestPlugin {
  private readonly facts: Facts;

  constructor(facts: Facts) {
    this.facts = facts;
  }

  apply(compiler: Compiler) {
    const { source, ...facts } = this.facts;
    const name = 'ManifestPlugin';
    const { PROCESS_ASSETS_STAGE_REPORT: stage } = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const locale = (language: string) => {
          const content = readFileSync(join(source, `locales/${language}.json`));
          const file = `locales/${language}.${sha256(content, 'base64url')}.json`;
          compilation.emitAsset(file, new webpack.sources.RawSource(content));
          return file;
        };
        const locales = { en: locale('en'), fr: locale('fr') };
        const files: Record<string, string> = {};
        for (const asset of compilation.getAssets())
          files[asset.name] = `sha256-${sha256(asset.source.buffer(), 'base64')}`;
        const descriptor = JSON.parse(readFileSync(join(source, 'remote.json'), 'utf8'));
        const manifest = {
          role: 'remote',
          name: descriptor.name,
          namespace: descriptor.namespace,
          contract: descriptor.contract,
          ...facts,
          entry: 'entry.js',
          integrity: files['entry.js'],
          preload: [],
          pages: {},
          locales,
          files,
          opens: { modals: [], widgets: [] },
          descriptor,
        };
        compilation.emitAsset('build-manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}
