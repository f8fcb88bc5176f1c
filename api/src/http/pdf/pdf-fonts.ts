import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The typefaces of the pages, whole: a name may need letters that the pages load only if a character needs them. */
const FONTS = {
  text: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  title: import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
} as const;
export type PdfFont = keyof typeof FONTS;
type PdfFonts = Record<PdfFont, Buffer>;

const read = (font: PdfFont) => readFile(fileURLToPath(FONTS[font]));

async function readAll(): Promise<PdfFonts> {
  const [text, strong, title] = await Promise.all([read('text'), read('strong'), read('title')]);
  return { text, strong, title };
}

let fonts: Promise<PdfFonts> | undefined;

/** Read once, when the first document is written; again if that failed. */
export function pdfFonts(): Promise<PdfFonts> {
  fonts ??= readAll().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}
