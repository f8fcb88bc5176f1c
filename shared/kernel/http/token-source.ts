/** What the client has to know of the session, which implements it. */
export interface TokenSource {
  /** Read anew from the cookies each time, so that another tab's renewal is seen. */
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  /** Counts sign-ins and sign-outs, not renewals: a request never goes on in somebody else's session. */
  readonly epoch: number;
  renewed(tokens: { access: string; refresh?: string }): void;
  expired(): void;
}

/** Runs one at a time among all tabs, where the browser can. */
export type ExclusiveRun = <Result>(run: () => Promise<Result>) => Promise<Result>;

export const exclusiveAmongTabs: ExclusiveRun = (run) => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('handover:refresh', run) : run();
};
