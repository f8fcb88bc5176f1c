const started = performance.now();

/** One plain line about what is going on, with the seconds since the start. */
export function say(text: string) {
  console.log(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${text}`);
}
