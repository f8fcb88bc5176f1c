import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
// biome-ignore lint/plugin: the clock itself, which is moved here
import timers from 'node:timers/promises';

/**
 * `--import` of a server that a test stops: its `SHUTDOWN_DELAY_MS` are over when the parent sends a message, however
 * long that takes on a slow machine.
 */
const delay = Number(process.env.SHUTDOWN_DELAY_MS);
const isOver = once(process, 'message');
const wait = timers.setTimeout;
timers.setTimeout = ((ms: number, ...rest: []) => (ms === delay ? isOver : wait(ms, ...rest))) as typeof wait;
syncBuiltinESMExports();
