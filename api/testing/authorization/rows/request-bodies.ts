import { addDays } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { pdf } from '../../documents/sample-files.ts';

type Part = string | number | [Blob, string];

/** A multipart body. */
export function form(fields: Record<string, Part>): FormData {
  const body = new FormData();
  for (const [name, part] of Object.entries(fields)) {
    if (Array.isArray(part)) body.append(name, part[0], part[1]);
    else body.append(name, String(part));
  }
  return body;
}
export const aPdf = (): [Blob, string] => [pdf('new'), 'new.pdf'];
export const inDays = (days: number) => addDays(marketDay(Date.now()), days);
