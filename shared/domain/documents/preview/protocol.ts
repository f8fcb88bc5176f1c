/**
 * The messages between page and frame. The page opens a document with one message to the window, which brings a port;
 * all others go through this port. Messages of the frame are not trusted: each is checked, and only numbers and short
 * texts are accepted.
 */

export const PREVIEW_FORMATS = ['pdf', 'docx', 'xlsx', 'image'] as const;
export type PreviewFormat = (typeof PREVIEW_FORMATS)[number];

export const PREVIEW_PROBLEMS = ['broken', 'locked', 'too_large'] as const;
/** Why a document can't be shown: damaged or of another kind, with a password, too large. */
export type PreviewProblem = (typeof PREVIEW_PROBLEMS)[number];

/** Texts of the frame, in the language of the page. `{{page}}` and `{{count}}` are replaced by numbers. */
export interface FrameTexts {
  page: string;
  /** The notice that a sheet is cut off after so many rows. */
  rowsLeftOut: string;
  emptySheet: string;
  emptyDocument: string;
  pictureLeftOut: string;
  /** The text of a ticked check box. */
  ticked: string;
  unticked: string;
}

/** The message from the page to the window of the frame, with the port. */
export interface OpenMessage {
  type: 'open';
  format: PreviewFormat;
  bytes: ArrayBuffer;
  language: string;
  dark: boolean;
  texts: FrameTexts;
}

export type Zoom = 'in' | 'out' | 'fit';

/** The messages from the page, through the port. */
export type FrameCommand =
  | { type: 'page'; page: number }
  | { type: 'zoom'; zoom: Zoom }
  | { type: 'sheet'; sheet: number }
  | { type: 'theme'; dark: boolean };

/** The messages from the frame, through the port. */
export type FrameEvent =
  /** It is drawn: the number of pages of a pdf, the names of the sheets of a workbook. */
  | { type: 'shown'; pages: number; sheets: string[] }
  /** The reader's position; the zoom in percent. */
  | { type: 'position'; page: number; zoom: number }
  | { type: 'failed'; problem: PreviewProblem }
  /** Keys that the dialog handles, pressed inside of the frame. */
  | { type: 'key'; key: FrameKey };

const FRAME_KEYS = ['Escape', 'previous', 'next'] as const;
type FrameKey = (typeof FRAME_KEYS)[number];

const MAX_SHEETS = 500;
const MAX_NAME = 100;
const MAX_NUMBER = 1_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_NUMBER;
const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T =>
  all.some((each) => each === value);

/** The frame is loaded and waits for a document. */
export const isReady = (data: unknown): boolean => isRecord(data) && data.type === 'ready';

/** A valid message of the frame; undefined for anything else. */
export function readFrameEvent(data: unknown): FrameEvent | undefined {
  if (!isRecord(data)) return undefined;
  const { type, pages, sheets, page, zoom, problem, key } = data;
  if (type === 'shown' && isCount(pages) && Array.isArray(sheets) && sheets.length <= MAX_SHEETS) {
    const names = sheets.filter((name): name is string => typeof name === 'string');
    return { type, pages, sheets: names.map((name) => name.slice(0, MAX_NAME)) };
  }
  if (type === 'position' && isCount(page) && isCount(zoom)) return { type, page, zoom };
  if (type === 'failed' && isOneOf(PREVIEW_PROBLEMS, problem)) return { type, problem };
  if (type === 'key' && isOneOf(FRAME_KEYS, key)) return { type, key };
  return undefined;
}

/** A valid message of the page; undefined for anything else. */
export function readFrameCommand(data: unknown): FrameCommand | undefined {
  if (!isRecord(data)) return undefined;
  const { type, page, zoom, sheet, dark } = data;
  if (type === 'page' && isCount(page)) return { type, page };
  if (type === 'zoom' && isOneOf<Zoom>(['in', 'out', 'fit'], zoom)) return { type, zoom };
  if (type === 'sheet' && isCount(sheet)) return { type, sheet };
  if (type === 'theme' && typeof dark === 'boolean') return { type, dark };
  return undefined;
}

/** The first message of the page; undefined for anything else. */
export function readOpenMessage(data: unknown): OpenMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, format, bytes, language, dark, texts } = data;
  if (type !== 'open' || !isOneOf(PREVIEW_FORMATS, format) || !isBytes(bytes)) return undefined;
  if (typeof language !== 'string' || typeof dark !== 'boolean' || !isRecord(texts)) return undefined;
  // They come from our own page, which `main` has checked.
  return { type, format, bytes, language, dark, texts: texts as unknown as FrameTexts };
}

/** `instanceof` is not used: a buffer of another window has another class. */
const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';
