import type { RemoteError } from '@handover/shared/federation';
import type { Failure } from '@handover/shared/shell/panel';

const MAX_CAUSE_LENGTH = 500;

/** As `host-failures.ts`, which notes when the page began to be left. */
const LEAVING_MS = 1000;

/** What has failed in this page, for its federation panel. */
export const failures: Failure[] = [];

/** Reports the failure of a remote to the gateway, without waiting for the response; none of what fails because the page is being left. */
export function reportFailure(error: RemoteError): void {
  if (Date.now() - Number(document.documentElement.dataset.left) < LEAVING_MS) return;
  failures.push({ at: new Date().toISOString(), error });
  const { code, remote, version, detail } = error;
  const body = {
    code,
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
