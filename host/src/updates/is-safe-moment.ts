import type { Modals } from '@handover/shared/modals';

/**
 * Whether the page can be left now: no dialog is open, and no guard of unsaved input objects. All guards listen to
 * `beforeunload`; an event that a script dispatches reaches them without a dialog of the browser.
 */
export function isSafeMoment({ opened }: Modals): boolean {
  return opened.length === 0 && window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
