import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { licenceOf } from '../licences.ts';

const require = createRequire(import.meta.url);
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*(?=[\\/])/;
/** Names the fonts of the product, which are subsets of those in these packages. */
const FONTS_SHEET = /[\\/]styles[\\/]fonts\.css$/;
const FONTS = ['inter', 'source-serif-4'];

/** Writes the licences of all packages of which code, styles or fonts are in the build: theirs ask for it. */
export class LicencesPlugin {
  private readonly part: string;

  /** A build of several parts has a file for each. */
  constructor(part: string) {
    this.part = part;
  }

  apply(compiler: Compiler) {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage }, () => {
        const licences = packagesOf(compilation).map(licenceOf);
        compilation.emitAsset(
          `server/licences.${this.part}.json`,
          new webpack.sources.RawSource(JSON.stringify(licences)),
        );
      });
    });
  }
}

function packagesOf({ modules, chunkGraph }: Compilation): string[] {
  const folders = new Set<string>();
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const file of filesOf(module)) {
      if (FONTS_SHEET.test(file)) for (const font of FONTS) folders.add(folderOfFont(font));
      const folder = PACKAGE.exec(file)?.[0];
      if (folder) folders.add(folder);
    }
  }
  return [...folders].sort();
}

/** The packages of a module, or of those that were joined into it. */
function filesOf(module: Module): string[] {
  const joined =
    'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];
  return joined.flatMap((each) => {
    const file = each instanceof webpack.NormalModule ? each.resource : each.nameForCondition();
    return file ? [file] : [];
  });
}

const folderOfFont = (font: string) => dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
