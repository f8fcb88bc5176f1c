import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
// biome-ignore lint/plugin: replaces the timer that tests control
import timers from 'node:timers/promises';

/**
 * Preloaded into a server (`--import`) whose shutdown is tested: its `SHUTDOWN_DELAY_MS` end when the parent sends a
 * message, not by time.
 */
const delay = Number(process.env.SHUTDOWN_DELAY_MS);
const isOver = once(process, 'message');
const wait = timers.setTimeout;
timers.setTimeout = ((ms: number, ...rest: []) => (ms === delay ? isOver : wait(ms, ...rest))) as typeof wait;
syncBuiltinESMExports();
