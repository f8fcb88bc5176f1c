/** The shell: the frame around every page, the routes of a release set, and what is shown when one fails. */
export {
  type Moment,
  readMarketZone,
  setMarketZone,
  setMoment,
  TIME_ZONE_COOKIE,
  timeZoneOfBrowser,
} from '../kernel/clock/index.ts';
export {
  defaultRetryPolicy,
  NotRenderedError,
  onTakenOver,
  type Prerequisite,
  RenderBoundary,
  RenderedBoundary,
  type RetryPolicy,
  savesData,
  setHydrationBoundary,
  useIsHydrating,
} from '../kernel/lazy/index.ts';
export { createShell } from './create-shell.ts';
export { fetchReference } from './fetch-reference.ts';
export { Frame } from './frame/frame.tsx';
export { MessageOutlet } from './messages/message-outlet.tsx';
export { ModalOutlet } from './modals/modal-outlet.tsx';
export { createPlatform, type PlatformOptions } from './platform/create-platform.ts';
export { preloadPage } from './preload-page.ts';
export { createRenderQueries } from './render/render-queries.ts';
export { routeTable } from './routes/route-table.tsx';
export type { ShellPage } from './routes/shell-page.ts';
export { ShellPageOutlet } from './routes/shell-page-outlet.tsx';
export type { Shell, ShellSet } from './shell.ts';
export { ShellApp } from './shell-app.tsx';
export { Widget } from './widget.tsx';
