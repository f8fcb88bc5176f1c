import type { RemoteError } from '@handover/shared/federation';
import type { Failure } from '@handover/shared/shell/panel';

const MAX_CAUSE_LENGTH = 500;
/** The length of a stack. Gateways replace its positions by lines of sources. */
const MAX_STACK_LENGTH = 2000;

/** The same time as in `host-failures.ts`, which notes when the page began to be left. */
const LEAVING_MS = 1000;

/** The failures of this page, for its federation panel. */
export const failures: Failure[] = [];

/**
 * Reports the failure of a remote to the gateway, without waiting for the response. Failures because the page is
 * being left are not reported.
 */
export function reportFailure(error: RemoteError): void {
  if (Date.now() - Number(document.documentElement.dataset.left) < LEAVING_MS) return;
  failures.push({ at: new Date().toISOString(), error });
  const { code, remote, version, detail, cause } = error;
  const { stack = '' } = cause instanceof Error ? cause : {};
  const body = {
    code,
    remote,
    version,
    cause: detail.replace(stack, '').slice(0, MAX_CAUSE_LENGTH),
    stack: stack.slice(0, MAX_STACK_LENGTH) || undefined,
    path: window.location.pathname,
  };
  fetch('/reports/', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
