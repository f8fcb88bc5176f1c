import type { Modals } from '@handover/shared/modals';

/**
 * Whether the page could be left now: no dialog is open, and nobody who looks after unsaved input objects. They all answer to
 * `beforeunload`, so the question is put to them as the browser puts it; one that is not the browser's asks no person.
 */
export function isSafeMoment({ opened }: Modals): boolean {
  return opened.length === 0 && window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
