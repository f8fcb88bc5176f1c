/** The part of the session that the client needs; the session implements it. */
export interface TokenSource {
  /** Read from the cookies each time, so that another tab's renewal is seen. */
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  /** Counts sign-ins and sign-outs, not renewals: a request never continues in another session. */
  readonly epoch: number;
  /** Reads the cookies again; where the session is no longer the one of before, it has a new epoch. */
  recheck(): void;
  setTokens(tokens: { access: string; refresh?: string }): void;
  /** Signs out, and says why if that is known. */
  expire(cause?: 'new-password' | 'undone'): void;
}

/** Runs one at a time across all tabs, if the browser has locks. */
export type ExclusiveRun = <Result>(run: () => Promise<Result>) => Promise<Result>;

export const exclusiveAmongTabs: ExclusiveRun = (run) => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('handover:refresh', run) : run();
};
