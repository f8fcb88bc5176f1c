import { overrideAddress } from './override-address.ts';

/** Which remote of this tab comes from where, as its person has agreed to. */
export interface Override {
  remote: string;
  address: string;
}

const KEY = 'handover.override';
/** Stands while a page runs an override; a page that came to no proper end leaves it behind. */
const RUNNING = 'handover.override.running';

/** Of this tab alone, and gone with it. What does not say exactly what `keepOverride` writes counts as nothing. */
export function keptOverride(): Override | undefined {
  try {
    const { remote, address } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isRemote = typeof remote === 'string' && /^[a-z][a-z0-9-]*$/.test(remote);
    return isRemote && overrideAddress(String(address)) === address ? { remote, address } : undefined;
  } catch {
    return undefined;
  }
}

/** The person's consent: it holds for this remote from this address, until it is dropped. */
export function keepOverride({ remote, address }: Override): void {
  sessionStorage.setItem(KEY, JSON.stringify({ remote, address }));
  sessionStorage.removeItem(RUNNING);
}

export function dropOverride(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(RUNNING);
}

/** Whether the page before this one stood still while it ran the override, so that it could not even be left. */
export const stoodStill = (): boolean => sessionStorage.getItem(RUNNING) !== null;

/** Notes that an override runs here, until the page is left. */
export function noteRunning(): void {
  sessionStorage.setItem(RUNNING, 'yes');
  window.addEventListener('pagehide', () => sessionStorage.removeItem(RUNNING));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStorage.setItem(RUNNING, 'yes');
  });
}
