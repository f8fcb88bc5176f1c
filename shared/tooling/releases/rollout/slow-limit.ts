/** So many times have to be known. */
const MIN_TIMES = 100;
const QUANTILE = 0.9;
/** Times are counted in classes, each of which ends 5 % later than the one before. */
const BASE = 1.05;

/** From which time on a page is slow: nine of ten of the times so far, with the current set, were not longer. */
export function createSlowLimit() {
  const classes: number[] = [];
  let known = 0;
  let limit: number | undefined;
  return {
    /** In ms; undefined until enough is known. */
    limit: () => limit,
    add(ms: number) {
      const index = Math.max(0, Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(BASE)));
      classes[index] = (classes[index] ?? 0) + 1;
      known += 1;
      if (known % MIN_TIMES !== 0) return;
      let below = 0;
      const last = Array.from(classes, (count = 0) => (below += count)).findIndex(
        (sum) => sum >= QUANTILE * known,
      );
      limit = BASE ** last;
    },
  };
}
