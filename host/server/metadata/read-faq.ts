import { type Faq, type Paged, paths } from '@handover/shared/contract';
import type { ReadPublic } from '../state/read-public.ts';

/** The questions of the first page that visitors read. Undefined if there are none, or the api does not answer in time. */
export async function readFaq(readPublic: ReadPublic): Promise<readonly Faq[] | undefined> {
  const response = await readPublic(paths.faq).catch(() => undefined);
  if (response?.status !== 200) return undefined;
  const { results } = response.data as Paged<Faq>;
  return results.length > 0 ? results : undefined;
}
