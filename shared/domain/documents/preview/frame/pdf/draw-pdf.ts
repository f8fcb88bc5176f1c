import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import type { OpenMessage } from '../../protocol.ts';
import { createArea } from '../create-area.ts';
import { type Draw, ProblemError } from '../viewer.ts';
import { nextZoom } from '../zoom-steps.ts';
import { BinaryData } from './binary-data.ts';
import { labelPages, noTexts } from './page-labels.ts';
import { startPdfWorker } from './pdf-worker.ts';
import { withAnnotationsDrawn } from './with-annotations-drawn.ts';

// Decoders of scanned pages, as scripts: WebAssembly would need a policy of its own.
const decoder = new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url).href;
new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url);
const DECODERS = decoder.slice(0, decoder.lastIndexOf('/') + 1);
/** Wider than this a page is not drawn at first, however wide the frame is. */
const MAX_FIT_SCALE = 1.6;

async function read({ bytes }: OpenMessage) {
  pdfjs.GlobalWorkerOptions.workerPort = await startPdfWorker();
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    BinaryDataFactory: BinaryData,
    cMapPacked: true,
    useWorkerFetch: false,
    wasmUrl: DECODERS,
    useWasm: false,
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    return withAnnotationsDrawn(await task.promise);
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new ProblemError(locked ? 'locked' : 'broken', error);
  }
}

function createContainer() {
  const container = createArea('pdf');
  const pages = document.createElement('div');
  pages.className = 'pdfViewer';
  container.append(pages);
  return container;
}

/**
 * Pages below each other, drawn as they come near: pdf.js keeps the canvases of a few and releases the others. Links, scripts and
 * attachments are left out; of forms, stamps and notes the picture is shown.
 */
export const drawPdf: Draw = async (message, tell) => {
  // The viewer takes the library from there.
  Object.assign(globalThis, { pdfjsLib: pdfjs });
  const [pdf, { EventBus, PDFLinkService, PDFViewer }] = await Promise.all([
    read(message),
    import('pdfjs-dist/legacy/web/pdf_viewer.mjs'),
  ]);
  const container = createContainer();
  const eventBus = new EventBus();
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService: new PDFLinkService({ eventBus }),
    // The layer of links and fields is off; their appearance is drawn with the page.
    annotationMode: pdfjs.AnnotationMode.DISABLE,
    enableAutoLinking: false,
    enableSelectionRendering: false,
    removePageBorders: true,
    l10n: noTexts(message),
  });
  const percent = () => Math.round(viewer.currentScale * 100);
  const position = () => tell({ type: 'position', page: viewer.currentPageNumber, zoom: percent() });
  const fit = () => {
    viewer.currentScaleValue = 'page-width';
    if (viewer.currentScale > MAX_FIT_SCALE) viewer.currentScale = MAX_FIT_SCALE;
  };
  let fitted = true;
  eventBus.on('pagechanging', position);
  eventBus.on('scalechanging', position);
  const drawn = new Promise<void>((resolve) => {
    eventBus.on('pagesinit', () => {
      labelPages(container, message);
      fit();
      resolve();
    });
  });
  viewer.setDocument(pdf);
  await drawn;
  window.addEventListener('resize', () => {
    if (fitted) fit();
  });

  const toPage = (page: number) => {
    viewer.currentPageNumber = Math.min(Math.max(1, page), pdf.numPages);
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => toPage(viewer.currentPageNumber - 1),
    ArrowRight: () => toPage(viewer.currentPageNumber + 1),
    PageUp: () => toPage(viewer.currentPageNumber - 1),
    PageDown: () => toPage(viewer.currentPageNumber + 1),
    Home: () => toPage(1),
    End: () => toPage(pdf.numPages),
  };
  return {
    pages: pdf.numPages,
    sheets: [],
    toPage,
    toSheet: () => undefined,
    zoom(by) {
      fitted = by === 'fit';
      if (fitted) fit();
      else viewer.currentScale = nextZoom(percent(), by, percent()) / 100;
    },
    onKey(key) {
      keys[key]?.();
      return key in keys;
    },
  };
};
