import type { OnNavigation } from '../router/on-navigation.ts';
import type { Beat } from './beat.ts';
import { markInUse } from './in-use.ts';

const HEARTBEAT_MS = 1000;
/** The events that may start an endless task: the worker has to know whose it is before it begins. */
const INPUT = ['pointerdown', 'click', 'keydown', 'input', 'change', 'submit'];
/** The events of a dialog of the browser, which stops the page, and of the page's end. */
const PAUSES = ['beforeprint', 'beforeunload', 'pagehide'];

interface FreezeOptions {
  /** The beat that tells whose code is in use now. */
  beat: () => Beat;
  onNavigation: OnNavigation;
}

/** Tells a worker that this page runs, so that it reports if the page does not any more, and notes it for the next page of the tab. */
export function watchFreezes({ beat, onNavigation }: FreezeOptions): void {
  const worker = new Worker(
    /* webpackChunkName: 'freeze-worker' */ new URL('./freeze-worker.ts', import.meta.url),
  );
  const send = () => {
    const now = document.hidden ? undefined : beat();
    worker.postMessage(now);
    if (now) markInUse(now);
  };
  const pause = () => worker.postMessage(undefined);
  for (const type of INPUT) window.addEventListener(type, send, { capture: true, passive: true });
  for (const type of PAUSES) window.addEventListener(type, pause);
  document.addEventListener('visibilitychange', send);
  onNavigation(send);
  setInterval(send, HEARTBEAT_MS);
  send();
}
