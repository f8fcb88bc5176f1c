import { type Opportunity, paths } from '@handover/shared/contract';
import type { ReadPublic } from '../state/read-public.ts';

/** Whether a response says that there is no such opportunity for the reader. */
export const saysMissing = (status: number): boolean => [400, 404].includes(status);

/**
 * The public data of an opportunity: `missing` if there is none, or it is not public. Undefined if the api does not
 * answer in time. Reading it as a stranger counts no view.
 */
export async function readOpportunity(
  readPublic: ReadPublic,
  id: string,
): Promise<Opportunity | 'missing' | undefined> {
  if (!/^[1-9]\d{0,9}$/.test(id)) return 'missing';
  const response = await readPublic(paths.opportunity(id), { as_stranger: 'true' }).catch(() => undefined);
  if (response?.status === 200) return response.data as Opportunity;
  return response && saysMissing(response.status) ? 'missing' : undefined;
}
