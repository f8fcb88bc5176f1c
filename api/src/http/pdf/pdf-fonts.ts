import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The typefaces of the pages, whole: a name may need letters that the pages load only if a character needs them. */
const FONTS = {
  text: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  title: import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
} as const;
export type PdfFont = keyof typeof FONTS;
/** Opened by fontkit, which pdfkit also takes; its types know only the bytes. */
type PdfFonts = Record<PdfFont, Buffer>;

async function openAll(): Promise<PdfFonts> {
  const { create } = await import('fontkit');
  const open = async (font: PdfFont) =>
    create(await readFile(fileURLToPath(FONTS[font]))) as unknown as Buffer;
  const [text, strong, title] = await Promise.all([open('text'), open('strong'), open('title')]);
  return { text, strong, title };
}

let fonts: Promise<PdfFonts> | undefined;

/** Opened once, when the first document is written, as their tables take long to read; again if that failed. */
export function pdfFonts(): Promise<PdfFonts> {
  fonts ??= openAll().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}
