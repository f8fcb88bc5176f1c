import { toLanguage } from '@handover/shared/contract';
import type { Platform } from '@handover/shared/platform';
import type { PrefetchedState } from '@handover/shared/query';
import { COOKIE_DAYS, type Cookies } from '@handover/shared/session';
import {
  fetchReference,
  NotRenderedError,
  onTakenOver,
  RenderedBoundary,
  setHydrationBoundary,
  setMoment,
  TIME_ZONE_COOKIE,
  timeZoneOfBrowser,
} from '@handover/shared/shell';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreStyles } from '../render/move-styles.ts';
import { releaseControls } from './release-controls.ts';

/** React's code for a part that the server has left to the browser. */
const LEFT_TO_BROWSER = /#419\b/;

/** Tells the server the time zone, for the dates of the next page. */
function rememberTimeZone(cookies: Cookies): void {
  const timeZone = timeZoneOfBrowser();
  if (cookies.get(TIME_ZONE_COOKIE) !== timeZone) cookies.set(TIME_ZONE_COOKIE, timeZone, COOKIE_DAYS);
}

/** Loads the requirements for the hydration of a rendered page. */
export async function prepareHydration(
  element: HTMLElement,
  { cookies, i18n, ...platform }: Platform,
  state: PrefetchedState | undefined,
) {
  const { rendered, timeZone = 'UTC', complete } = element.dataset;
  const moment = { now: Number(rendered), timeZone };
  const reference = fetchReference(platform, state?.reference);
  rememberTimeZone(cookies);
  // The names of months would otherwise load with the first date, and be English until then.
  const language = toLanguage(i18n.language) ?? 'en';
  if (language !== 'en') await (await import('@handover/shared/format')).loadDateNames(language);

  /** Resolves once every part is hydrated. */
  function hydrate(app: ReactNode): Promise<void> {
    setMoment(() => moment);
    setHydrationBoundary(RenderedBoundary);
    const hydrated = new Promise<void>((resolve) => onTakenOver(resolve));
    void hydrated.then(() => setMoment(() => undefined));
    restoreStyles(element);
    hydrateRoot(element, app, {
      onRecoverableError(error) {
        // React wraps errors that a part has thrown.
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        const isExpected = cause instanceof NotRenderedError || LEFT_TO_BROWSER.test(String(cause));
        // Data that was late for the server may be here by now.
        if (complete !== undefined && !isExpected) console.error(cause);
      },
    });
    releaseControls(element);
    return hydrated;
  }
  return { reference, hydrate };
}
