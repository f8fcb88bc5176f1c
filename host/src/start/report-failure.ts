import type { RemoteError } from '@handover/shared/federation';

const MAX_CAUSE_LENGTH = 500;

/** Reports the failure of a remote to the gateway, without waiting for the response. */
export function reportFailure({ code, phase, remote, version, detail }: RemoteError): void {
  const body = {
    code,
    phase,
    remote,
    version,
    cause: detail.slice(0, MAX_CAUSE_LENGTH),
    path: window.location.pathname,
  };
  fetch('/reports/', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
