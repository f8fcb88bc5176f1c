/** Helpers of long-running commands (`pnpm start`, `alone`). */
export { printProgress } from './print-progress.ts';
export { watchPackageManager } from './watch-package-manager.ts';
