import { type FrameEvent, type OpenMessage, readFrameCommand, readOpenMessage } from '../protocol.ts';
import { contentKind, hasFormat } from './content-kind.ts';
import './frame.css';
import { handleKeys } from './keys.ts';
import { type Draw, ProblemError, type Viewer } from './viewer.ts';
import { zipSize } from './zip-size.ts';

/** Bytes of a docx or xlsx when it is unpacked. */
const MAX_UNPACKED = 400_000_000;

const DRAW: Record<OpenMessage['format'], () => Promise<Draw>> = {
  pdf: async () => (await import('./pdf/draw-pdf.ts')).drawPdf,
  docx: async () => (await import('./office/draw-docx.ts')).drawDocx,
  xlsx: async () => (await import('./office/draw-xlsx.ts')).drawXlsx,
  image: async () => (await import('./draw-image.ts')).drawImage,
};

function setTheme(dark: boolean) {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Follows no link, whatever made it: a document leads nowhere from here. */
function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest('a, area, form')) event.preventDefault();
}

async function draw(message: OpenMessage, tell: (event: FrameEvent) => void): Promise<Viewer> {
  const kind = contentKind(message.bytes);
  if (kind === 'container') throw new ProblemError('locked');
  if (!hasFormat(kind, message.format)) throw new ProblemError('broken');
  if (kind === 'zip' && (zipSize(message.bytes) ?? 0) > MAX_UNPACKED) throw new ProblemError('too_large');
  const load = DRAW[message.format];
  return (await load())(message, tell);
}

async function show(message: OpenMessage, port: MessagePort) {
  const tell = (event: FrameEvent) => port.postMessage(event);
  document.documentElement.lang = message.language;
  setTheme(message.dark);
  try {
    const viewer = await draw(message, tell);
    handleKeys(viewer, tell);
    port.onmessage = ({ data }) => {
      const command = readFrameCommand(data);
      if (command?.type === 'page') viewer.toPage(command.page);
      if (command?.type === 'sheet') viewer.toSheet(command.sheet);
      if (command?.type === 'zoom') viewer.zoom(command.zoom);
      if (command?.type === 'theme') setTheme(command.dark);
    };
    tell({ type: 'shown', pages: viewer.pages, sheets: viewer.sheets });
  } catch (error) {
    const known = error instanceof ProblemError;
    if (!known) console.warn(error);
    tell({ type: 'failed', problem: known ? error.problem : 'broken' });
  }
}

// The origin of this window is opaque; that of its address is the product's.
const origin = new URL(document.URL).origin;
const page = window.parent;

function onMessage(event: MessageEvent) {
  if (event.source !== page || event.origin !== origin) return;
  const message = readOpenMessage(event.data);
  const [port] = event.ports;
  if (!message || !port) return;
  // One document: the next one gets a new frame.
  window.removeEventListener('message', onMessage);
  void show(message, port);
}

for (const type of ['click', 'auxclick', 'submit', 'dragstart', 'drop'])
  document.addEventListener(type, stayHere, { capture: true });
window.addEventListener('message', onMessage);
if (page !== window) page.postMessage({ type: 'ready' }, origin);
