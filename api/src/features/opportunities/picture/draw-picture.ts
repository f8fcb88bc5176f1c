import {
  HEIGHT as PATTERN_HEIGHT,
  WIDTH as PATTERN_WIDTH,
  shapesOf,
} from '@handover/shared/contract/pattern';
import sharp, { type OverlayOptions } from 'sharp';
import type { DocumentFonts } from '../../../http/pdf/pdf-fonts.ts';
import { linePaths, linesOf, widthOf } from './line-paths.ts';

/** What previews of links show whole. */
const [WIDTH, HEIGHT] = [1200, 630];
const FACE_HEIGHT = 240;
const MARGIN = 72;
const TITLE = { size: 60, width: WIDTH - 2 * MARGIN, maxLines: 3, leading: 70 };
const SMALL = { size: 28, width: WIDTH - 2 * MARGIN, maxLines: 1 };
const NAME = { text: 'Handover', size: 30 };
/** As in the tokens of the pages, in light. */
const COLOURS = { paper: '#faf7f0', ink: '#0f2e33', soft: '#48605f', accent: '#9c3e1a' };

export interface PictureFacts {
  kind: string;
  title: string;
  /** The sectors and the place; may be empty. */
  line: string;
  /** Of the sector, in degrees. */
  hue: number;
  /** What the pattern of a listing without a picture is drawn from. */
  pattern: { seed: string; listing: number };
  /** The chosen picture, in any format. */
  image: Buffer | null;
}

const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
const rect = (fill: string, height = FACE_HEIGHT) =>
  `<rect width="${WIDTH}" height="${height}" fill="${fill}"/>`;
const deepOf = (hue: number) => `hsl(${hue}, 32%, 34%)`;
const brightOf = (hue: number) => `hsl(${hue}, 32%, 91%)`;

/** A picture in two colours, as on the pages: black is the deep one, white the bright one. */
function duotone(image: Buffer, hue: number): Promise<Buffer> {
  const layer = (fill: string, blend: OverlayOptions['blend']): OverlayOptions => ({
    input: svg(WIDTH, FACE_HEIGHT, rect(fill)),
    blend,
  });
  return sharp(image)
    .resize(WIDTH, FACE_HEIGHT, { fit: 'cover' })
    .modulate({ saturation: 0 })
    .composite([layer(brightOf(hue), 'multiply'), layer(deepOf(hue), 'screen')])
    .png()
    .toBuffer();
}

/** The middle of the drawing, as wide as the picture. */
function drawn({ seed, listing }: PictureFacts['pattern'], hue: number): Buffer {
  const { lines, blocks, tile, tileLine } = shapesOf(seed, listing);
  const [ink, ground] = [deepOf(hue), brightOf(hue)];
  const scale = WIDTH / PATTERN_WIDTH;
  const top = (FACE_HEIGHT - PATTERN_HEIGHT * scale) / 2;
  return svg(
    WIDTH,
    FACE_HEIGHT,
    `${rect(ground)}<g transform="translate(0 ${top}) scale(${scale})"><path d="${blocks}" fill="${ink}" opacity="0.1"/><path d="${lines}" fill="none" stroke="${ink}" stroke-width="1.5" opacity="0.55"/><path d="${tile}" fill="${ink}"/><path d="${tileLine}" fill="none" stroke="${ground}" stroke-width="1.5"/></g>`,
  );
}

/** The texts below the face: the kind, the title, the line, and the name of the marketplace. */
function texts({ kind, title, line }: PictureFacts, fonts: DocumentFonts): string {
  const titleLines = linesOf(fonts.title, title, TITLE);
  const first = FACE_HEIGHT + 132;
  const small = (font: keyof DocumentFonts, text: string, y: number, fill: string) =>
    linesOf(fonts[font], text, SMALL)
      .map(
        (each) => `<g fill="${fill}">${linePaths(fonts[font], each, { x: MARGIN, y, size: SMALL.size })}</g>`,
      )
      .join('');
  const nameWidth = widthOf(fonts.title, NAME.text, NAME.size);
  const written = titleLines.map((each, at) =>
    linePaths(fonts.title, each, { x: MARGIN, y: first + at * TITLE.leading, size: TITLE.size }),
  );
  return [
    small('strong', kind, FACE_HEIGHT + 62, COLOURS.accent),
    `<g fill="${COLOURS.ink}">${written.join('')}</g>`,
    small('text', line, first + Math.max(titleLines.length - 1, 0) * TITLE.leading + 52, COLOURS.soft),
    `<g fill="${COLOURS.ink}">${linePaths(fonts.title, NAME.text, { x: WIDTH - MARGIN - nameWidth, y: FACE_HEIGHT + 62, size: NAME.size })}</g>`,
  ].join('');
}

/** The picture of a listing for previews of links: a JPEG of 1200 by 630 pixels. */
export async function drawPicture(facts: PictureFacts, fonts: DocumentFonts): Promise<Buffer> {
  const { image, hue, pattern } = facts;
  const face = image ? await duotone(image, hue) : drawn(pattern, hue);
  const page = svg(WIDTH, HEIGHT, rect(COLOURS.paper, HEIGHT) + texts(facts, fonts));
  return sharp(page)
    .composite([{ input: face, top: 0, left: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
