import type { ToPrimary, ToWorker } from './messages.ts';

/** A worker that was forked ahead has loaded its code, and waits here for its settings. Any other goes on at once. */
export async function untilSettings(): Promise<void> {
  if (process.env.WORKER_AHEAD !== 'yes') return;
  const begun = new Promise<void>((resolve) => {
    process.once('message', (message: ToWorker) => {
      if (message.type === 'begin') Object.assign(process.env, message.env);
      resolve();
    });
  });
  process.send?.({ type: 'loaded' } satisfies ToPrimary);
  await begun;
}
