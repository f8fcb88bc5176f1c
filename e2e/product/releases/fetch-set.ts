import type { ReleaseSet } from '@handover/shared/federation';

export const fetchSet = async (): Promise<ReleaseSet> =>
  (await fetch(`${process.env.E2E_ADDRESS}/release-set.json`)).json();
