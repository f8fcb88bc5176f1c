import mammoth from 'mammoth';
import type { OpenMessage } from '../../protocol.ts';
import { applyZoom } from '../apply-zoom.ts';
import { createArea } from '../create-area.ts';
import { type Draw, ProblemError } from '../viewer.ts';
import { withCheckMarks } from './check-marks.ts';
import { toSafeNodes } from './to-safe-nodes.ts';

/** The types that browsers draw. Pictures of Windows (emf, wmf) and svg are named instead. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);

/** Marks the place of a picture that is left out. */
const NO_PICTURE = 'data:,';

interface Content {
  type: string;
  value?: string;
  font?: string | null;
  children?: Content[];
}
/** The reader of the file forgets the fonts, in which letters may be boxes. */
function readSigns(content: Content, font: string | null = null): Content {
  if (content.type === 'text') content.value = withCheckMarks(content.value ?? '', font);
  const own = content.type === 'run' ? (content.font ?? null) : font;
  for (const child of content.children ?? []) readSigns(child, own);
  return content;
}

async function toHtml({ bytes }: OpenMessage): Promise<string> {
  const convertImage = mammoth.images.imgElement(async (image) =>
    PICTURES.has(image.contentType)
      ? { src: `data:${image.contentType};base64,${await image.readAsBase64String()}` }
      : { src: NO_PICTURE },
  );
  try {
    const options = {
      convertImage,
      transformDocument: (content: Content) => readSigns(content),
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
    };
    return (await mammoth.convertToHtml({ arrayBuffer: bytes }, options)).value;
  } catch (cause) {
    throw new ProblemError('broken', cause);
  }
}

/** The text of a letter or a contract, with its headings, lists, tables, notes and pictures, as wide as the frame allows. */
export const drawDocx: Draw = async (message, tell) => {
  const box = createArea('text');
  const sheet = document.createElement('article');
  sheet.append(toSafeNodes(await toHtml(message), message.texts));
  for (const picture of sheet.querySelectorAll('img:not([src])')) {
    const left = document.createElement('span');
    left.className = 'left-out';
    left.textContent = picture.getAttribute('alt') || message.texts.pictureLeftOut;
    picture.replaceWith(left);
  }
  if (sheet.childElementCount === 0) sheet.textContent = message.texts.emptyDocument;
  // Wide tables scroll by themselves, so that the text stays as wide as the frame.
  for (const table of sheet.querySelectorAll('table')) {
    const scroller = document.createElement('div');
    scroller.className = 'wide';
    scroller.tabIndex = 0;
    table.replaceWith(scroller);
    scroller.append(table);
  }
  box.append(sheet);
  return {
    pages: 0,
    sheets: [],
    toPage: () => undefined,
    toSheet: () => undefined,
    zoom: applyZoom(sheet, tell),
  };
};
