import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib';
import { answerJobs } from '../answer-jobs.ts';

// The library tells about objects that it repairs.
console.warn = () => undefined;

/** How strong the mark is: it is read, and so is the text below. */
const OPACITY = 0.2;
/** The parts that a mark takes at most, of the diagonal and of the way from there to a corner: all of it is on the page. */
const LENGTH = 0.42;
const HEIGHT = 0.28;
/** Where the marks are on the other diagonal, from one corner to the other: there the lines along the first have their middle. */
const PLACES = [-0.42, 0, 0.42];

/** Rejects if it is protected or damaged. */
const open = (content: Uint8Array) =>
  PDFDocument.load(content, { throwOnInvalidObject: true, updateMetadata: false });

/** Draws the marks upwards along the diagonal of what is shown of a page, whichever way it is turned. */
function markPage(page: PDFPage, mark: PDFEmbeddedPage): void {
  const { x, y, width, height } = page.getCropBox();
  const turned = page.getRotation().angle;
  const [across, up] = turned % 180 === 0 ? [width, height] : [height, width];
  const turn = (turned * Math.PI) / 180;
  const angle = Math.atan2(up, across) + turn;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const diagonal = Math.hypot(width, height);
  const toCorner = (width * height) / diagonal;
  const scale = Math.min((LENGTH * diagonal) / mark.width, (HEIGHT * toCorner) / mark.height);
  const size = { width: mark.width * scale, height: mark.height * scale };
  for (const place of PLACES) {
    page.drawPage(mark, {
      ...size,
      x:
        x +
        (width - place * (across * Math.cos(turn) + up * Math.sin(turn))) / 2 -
        (cos * size.width - sin * size.height) / 2,
      y:
        y +
        (height + place * (up * Math.cos(turn) - across * Math.sin(turn))) / 2 -
        (sin * size.width + cos * size.height) / 2,
      rotate: degrees((angle * 180) / Math.PI),
      opacity: OPACITY,
    });
  }
}

/** The pdf with a mark on each page, which is the only page of `sheet`. */
async function mark({ content, sheet }: { content: Uint8Array; sheet: Uint8Array }) {
  const document = await open(content);
  const [picture] = await document.embedPdf(sheet);
  if (!picture) throw new Error('the sheet has no page');
  for (const page of document.getPages()) markPage(page, picture);
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

/** Whether pages can be marked; rejects otherwise. */
async function check({ content }: { content: Uint8Array }) {
  return (await open(content)).getPages().length > 0;
}

answerJobs({ mark, check });
