import assert from 'node:assert/strict';
import { pdf } from '../documents/sample-files.ts';
import type { FormPart, TestResponse } from '../people/actor.ts';
import { letter } from '../storage/office-files.ts';

/** Stands in every text that the person writes, in whatever case, and nowhere else. */
export const MARK = 'Zwiebelfisch';
export const EMAIL = `${MARK}@privacy.test`.toLowerCase();
export const PHONE = '+33698765432';

/** Whether it tells of the person: the mark, or the digits of the number. */
export const tells = (text: string) => {
  const found = text.toLowerCase();
  return found.includes(MARK.toLowerCase()) || found.replace(/\s/g, '').includes(PHONE.slice(3));
};

/** A text that is long enough for every field. */
export const words = (field: string) => `${MARK} wrote this ${field} at some length, for nobody else.`;
export const file = (name: string): FormPart => [pdf(`${MARK} ${name}`), `${MARK} ${name}.pdf`];
/** A document whose text has the mark, too. */
export const written = async (name: string): Promise<FormPart> => [
  new Blob([new Uint8Array(await letter({}, `<w:p><w:r><w:t>${words(name)}</w:t></w:r></w:p>`))]),
  `${MARK} ${name}.docx`,
];
export const parts = (fields: Record<string, FormPart>): [string, FormPart][] => Object.entries(fields);

/** The body of what was done. */
export async function done(call: Promise<TestResponse>) {
  const { status, body } = await call;
  assert.ok(status < 300, `${status} ${JSON.stringify(body)}`);
  return body;
}
/** Years, the first with a line that says why an amount is added back. */
export const withAddBack = <Year extends object>([first, ...others]: Year[]) => [
  { ...first, add_backs: [{ kind: 'other', amount: 1, reason: words('line') }] },
  ...others,
];
