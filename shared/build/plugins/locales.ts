import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { LANGUAGES } from '../../contract/vocabulary.ts';
import { hashOf } from './hash.ts';

/** Language -> file for a remote; language -> namespace -> file for the host. */
export type Locales = Record<string, string | Record<string, string>>;

/** Emits the texts of a package as separate files, so that only the current language is loaded. */
export function emitLocales(compilation: Compilation, folder: string, role: 'host' | 'remote'): Locales {
  const locales: Locales = {};
  for (const language of LANGUAGES) {
    const source = join(folder, 'src/locales', role === 'host' ? language : `${language}.json`);
    if (!existsSync(source)) continue;
    if (role === 'remote') locales[language] = emit(compilation, source, language);
    else {
      const files = readdirSync(source).filter((file) => file.endsWith('.json'));
      locales[language] = Object.fromEntries(
        files.map((file) => [
          parse(file).name,
          emit(compilation, join(source, file), `${language}.${parse(file).name}`),
        ]),
      );
    }
  }
  return locales;
}

function emit(compilation: Compilation, file: string, name: string): string {
  compilation.fileDependencies.add(file);
  const content = Buffer.from(JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  const asset = `locales/${name}.${hashOf([[name, content]])}.json`;
  compilation.emitAsset(asset, new webpack.sources.RawSource(content));
  return asset;
}
