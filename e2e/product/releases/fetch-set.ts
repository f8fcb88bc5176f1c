import type { ReleaseSet } from '@handover/shared/federation';
import { address } from '../own-product.ts';

export const fetchSet = async (): Promise<ReleaseSet> =>
  (await fetch(`${address()}/release-set.json`)).json();
