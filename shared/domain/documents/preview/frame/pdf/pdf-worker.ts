const address = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/**
 * Starts the worker of pdf.js. A window of an opaque origin may start none from an address, only from a blob, which imports the script.
 */
export async function startPdfWorker(): Promise<Worker> {
  const script = new Blob([`import(${JSON.stringify(address)});`], { type: 'text/javascript' });
  const url = URL.createObjectURL(script);
  // The type is not `module`: Chromium starts no module worker from a blob of an opaque origin.
  const worker = new Worker(url);
  // It says so once it listens: earlier messages would be lost.
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.addEventListener('error', reject, { once: true });
  });
  URL.revokeObjectURL(url);
  return worker;
}
