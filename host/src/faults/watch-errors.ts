import { RemoteError } from '@handover/shared/federation';
import { takeEarlyFaults } from '../start/early-faults.ts';
import { ownerOf } from './owner-of.ts';

/** More of one page tell nothing new, and would use up the limit of reports. */
const MAX_REPORTS = 5;

/** Reports errors and rejections that nothing has caught, each once, if they are of released code: those so far, and those to come. */
export function watchErrors(report: (error: RemoteError) => void): void {
  const reported = new Set<string>();
  const onFault = (event: ErrorEvent | PromiseRejectionEvent) => {
    const thrown = 'reason' in event ? event.reason : (event.error ?? event.message);
    const file = 'filename' in event ? event.filename : '';
    const stack = thrown instanceof Error ? `${thrown}\n${thrown.stack}` : `${thrown}\n${file}`;
    const owner = ownerOf(stack);
    if (!owner || reported.has(stack) || reported.size >= MAX_REPORTS) return;
    reported.add(stack);
    const { remote, version } = owner;
    report(new RemoteError('HR-901', remote, { version, detail: stack, cause: thrown }));
  };
  for (const event of takeEarlyFaults()) onFault(event);
  window.addEventListener('error', onFault);
  window.addEventListener('unhandledrejection', onFault);
}
