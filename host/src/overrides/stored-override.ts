import { overrideAddress, releasedAt } from './override-address.ts';

/** The remote and the address that the user has consented to in this tab: of a build of their own, or of a released version. */
export interface Override {
  remote: string;
  address: string;
}

const KEY = 'handover.override';
/** Set while a page runs an override; still set afterwards if the page hung. */
const RUNNING = 'handover.override.running';

/** Stored for this tab only. A value that `storeOverride` can't have written is ignored. */
export function storedOverride(): Override | undefined {
  try {
    const { remote, address } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isRemote = typeof remote === 'string' && /^[a-z][a-z0-9-]*$/.test(remote);
    return isRemote && isAllowed(remote, String(address)) ? { remote, address } : undefined;
  } catch {
    return undefined;
  }
}

/** A released version may run everywhere, a build of one's own only where the gateway says so. */
const isAllowed = (remote: string, address: string): boolean =>
  releasedAt(address)?.remote === remote || (mayRunBuilds() && overrideAddress(address) === address);

/** Whether this installation allows builds of one's own. */
export const mayRunBuilds = (): boolean =>
  document.head.querySelector('meta[name=overrides][content=on]') !== null;

/** Stores the user's consent for this remote from this address, until it is dropped. */
export function storeOverride({ remote, address }: Override): void {
  sessionStorage.setItem(KEY, JSON.stringify({ remote, address }));
  sessionStorage.removeItem(RUNNING);
}

export function dropOverride(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(RUNNING);
}

/** Whether the previous page hung while it ran the override, so that it was not even unloaded properly. */
export const previousPageHung = (): boolean => sessionStorage.getItem(RUNNING) !== null;

/** Marks that an override runs, until the page is left. */
export function markRunning(): void {
  sessionStorage.setItem(RUNNING, 'yes');
  window.addEventListener('pagehide', () => sessionStorage.removeItem(RUNNING));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStorage.setItem(RUNNING, 'yes');
  });
}
