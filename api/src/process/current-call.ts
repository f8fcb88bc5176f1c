import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@handover/shared/contract/hosting';

/** What the process works for at this moment: a call, by its request id, or a job. */
export interface CurrentCall {
  reqId?: string;
  /** The method and route of a call, or the name of a job; never an address with ids. */
  call: string;
  /** The trace of the call, if there is one. */
  span?: Span | undefined;
}

const running = new AsyncLocalStorage<CurrentCall>();

export const during = <Result>(call: CurrentCall, work: () => Result): Result => running.run(call, work);
export const currentCall = (): CurrentCall | undefined => running.getStore();
