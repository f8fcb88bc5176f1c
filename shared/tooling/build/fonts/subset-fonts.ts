import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { sharedFolder } from '../descriptor/package-facts.ts';
import { readFontRules } from './read-font-rules.ts';

const require = createRequire(import.meta.url);
const styles = join(sharedFolder, 'design/ui/styles');

export const fontFolder = join(styles, 'fonts');

/** What browsers apply by themselves, and figures of one width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Which file of the package has the characters of a part. */
const sources: Record<string, string> = {
  text: 'latin',
  latin: 'latin',
  europe: 'latin-ext',
  other: 'latin-ext',
};

/**
 * Makes the files that `fonts.css` names, each with the characters and weights of its rule, from the variable fonts of
 * `@fontsource-variable`: file name -> content. The same packages give the same bytes.
 */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for (const { file, weights, characters } of readFontRules(
    readFileSync(join(styles, 'fonts.css'), 'utf8'),
  )) {
    const [, family, part = ''] = /^(.+)-(\w+)\.woff2$/.exec(file) ?? [];
    const source = `@fontsource-variable/${family}/files/${family}-${sources[part]}-wght-normal.woff2`;
    const font = readFileSync(require.resolve(source));
    made.set(
      file,
      await subsetFont(font, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
      }),
    );
  }
  return made;
}

/** The licences of the fonts, which go with their files: file name -> content. */
export const fontLicences = () =>
  new Map(
    ['inter', 'source-serif-4'].map((family) => [
      `${family}.LICENSE.txt`,
      readFileSync(require.resolve(`@fontsource-variable/${family}/LICENSE`)),
    ]),
  );
