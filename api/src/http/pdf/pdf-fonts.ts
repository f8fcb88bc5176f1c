import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** The typefaces of the pages, whole: a name may need letters that the pages load only if a character needs them. */
const FONTS = {
  text: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  title: import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
} as const;
export type PdfFont = keyof typeof FONTS;
export type DocumentFonts = Record<PdfFont, Font>;

async function openAll(): Promise<DocumentFonts> {
  const { create } = await import('fontkit');
  const open = async (font: PdfFont) => create(await readFile(fileURLToPath(FONTS[font]))) as Font;
  const [text, strong, title] = await Promise.all([open('text'), open('strong'), open('title')]);
  return { text, strong, title };
}

let fonts: Promise<DocumentFonts> | undefined;

/** A font with the tables of another, which take long to read, and glyphs of its own: these remember characters of a document. */
const forDocument = (font: Font): Font => Object.assign(Object.create(font), { _glyphs: {} });

/** The fonts of one document or picture, opened once, when the first is made; again if that failed. */
export async function documentFonts(): Promise<DocumentFonts> {
  fonts ??= openAll().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const { text, strong, title } = await fonts;
  return { text: forDocument(text), strong: forDocument(strong), title: forDocument(title) };
}

/** The same for pdfkit, which takes fonts of fontkit, too; its types know only the bytes. */
export const pdfFonts = () => documentFonts() as unknown as Promise<Record<PdfFont, Buffer>>;
