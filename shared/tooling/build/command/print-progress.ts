const started = performance.now();

/** Prints a progress line with the seconds since the start. */
export function printProgress(text: string) {
  console.log(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${text}`);
}
