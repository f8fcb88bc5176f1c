/** The number of faults that are kept until the watch of the page is loaded. */
const MAX_KEPT = 10;

/** Errors and rejections that nothing has caught so far. */
const earlyFaults: (ErrorEvent | PromiseRejectionEvent)[] = [];

const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
  if (earlyFaults.length < MAX_KEPT) earlyFaults.push(event);
};

export function keepEarlyFaults(): void {
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
}

/** Ends keeping them, and hands over those that were kept. */
export function takeEarlyFaults() {
  window.removeEventListener('error', keep);
  window.removeEventListener('unhandledrejection', keep);
  return earlyFaults.splice(0);
}
