import { type Opportunity, paths } from '@handover/shared/contract';
import type { ReadPublic } from '../state/read-public.ts';

/** Whether a response says that there is no such opportunity for who asks. */
export const saysMissing = (status: number): boolean => [400, 404].includes(status);

/**
 * What everyone may read of an opportunity: `missing` if there is no such one, or it is not public. Undefined if the api does not say so in
 * time. Read as a stranger it counts no view.
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
