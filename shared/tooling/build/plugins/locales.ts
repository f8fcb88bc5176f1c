import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { LANGUAGES } from '@handover/shared/contract';
import webpack, { type Compilation } from 'webpack';

/** Language -> file for a remote; language -> namespace -> file for the host. */
export type Locales = Record<string, string | Record<string, string>>;

interface TextFile {
  source: string;
  asset: string;
  content: Buffer;
}

/** Emits the texts of a package as separate files, so that only the current language is loaded. */
export function emitLocales(compilation: Compilation, folder: string, role: 'host' | 'remote'): Locales {
  return localesOf(folder, role, ({ source, asset, content }) => {
    compilation.fileDependencies.add(source);
    compilation.emitAsset(asset, new webpack.sources.RawSource(content));
  });
}

/** The names of the files of texts; calls `onFile` with each. */
export function localesOf(
  folder: string,
  role: 'host' | 'remote',
  onFile?: (file: TextFile) => void,
): Locales {
  const locales: Locales = {};
  const add = (source: string, name: string) => {
    const content = Buffer.from(JSON.stringify(JSON.parse(readFileSync(source, 'utf8'))));
    // The whole hash, so that the browser can check the file by its URL alone.
    const asset = `locales/${name}.${createHash('sha256').update(content).digest('base64url')}.json`;
    onFile?.({ source, asset, content });
    return asset;
  };
  for (const language of LANGUAGES) {
    const source = join(folder, 'src/locales', role === 'host' ? language : `${language}.json`);
    if (!existsSync(source)) continue;
    if (role === 'remote') locales[language] = add(source, language);
    else {
      const files = readdirSync(source).filter((file) => file.endsWith('.json'));
      locales[language] = Object.fromEntries(
        files.map((file) => [parse(file).name, add(join(source, file), `${language}.${parse(file).name}`)]),
      );
    }
  }
  return locales;
}
