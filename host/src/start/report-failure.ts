import type { RemoteError } from '@handover/shared/federation';

const LONGEST = 500;

/** Tells those who run the site which remote failed and how; nobody waits for it. */
export function reportFailure({ code, phase, remote, version, detail }: RemoteError): void {
  const body = {
    code,
    phase,
    remote,
    version,
    cause: detail.slice(0, LONGEST),
    path: window.location.pathname,
  };
  fetch('/reports/', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
