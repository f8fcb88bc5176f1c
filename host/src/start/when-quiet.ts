import { whenIdle } from './when-idle.ts';

/** How long nothing has been loaded until the line counts as free. */
const QUIET_MS = 2000;

/** Runs a function once the page is loaded, no response has come for a while, and the browser is idle. */
export function whenQuiet(run: () => void): void {
  whenIdle(() => {
    const observer = new PerformanceObserver(() => restart());
    let timer = setTimeout(finish, QUIET_MS);
    function restart() {
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    }
    function finish() {
      observer.disconnect();
      whenIdle(run);
    }
    observer.observe({ type: 'resource' });
  });
}
