/** What the commands that stay open (`pnpm start`, `alone`) have in common in a terminal. */
export { say } from './say.ts';
export { watchRunners } from './watch-runners.ts';
