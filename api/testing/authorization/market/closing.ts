import { paths } from '@handover/shared/contract';
import { pdf } from '../../documents/sample-files.ts';
import { expectStatus, type Type } from './listing.ts';
import type { People } from './users.ts';

/** What a line of the closing says, and the names of its document, of the draft and of the signed copy. */
export const CLOSING_LINE = (of: string) => `Release of the pledge of Banque Orlandi, ${of}`;
export const CLOSING_FILE = (of: string) => `release-of-${of}.pdf`;
export const COPY = (of: string) => `copy-of-${of}.pdf`;
export const DRAFT = (of: string) => `draft-of-${of}.pdf`;

/** Of the closing, from the phase of the SPA on: a line of the owner, its document, and a draft of the owner; 0 before. */
export interface FilledClosing {
  line: number;
  file: number;
  agreement: number;
  version: number;
}
export const NO_CLOSING: FilledClosing = { line: 0, file: 0, agreement: 0, version: 0 };

interface Sides {
  people: People;
  type: Type;
  of: string;
}

/** The owner writes a line with a document, and uploads a draft that they mark; where it is agreed, with a signed copy of a mandate. */
export async function fillClosing(
  { people, type, of }: Sides,
  deal: number,
  isAgreed: boolean,
): Promise<FilledClosing> {
  const { actor } = people.owner;
  const body = { lines: [{ kind: 'condition', title: CLOSING_LINE(of), owed_by: 'both' }] };
  const line: number = expectStatus(await actor.post(paths.addClosingLines(deal), body), 201).lines[0].id;
  const file: [string, [Blob, string]] = ['files', [pdf(`release ${of}`), CLOSING_FILE(of)]];
  const attached = expectStatus(await actor.form('POST', paths.closingLineFiles(line), [file]), 201);
  const added = await actor.form('POST', paths.dealAgreements(deal), [
    ['name', 'Share purchase agreement'],
    ['file', [pdf(`draft ${of}`), DRAFT(of)]],
  ]);
  const { id: agreement, versions } = expectStatus(added, 201).agreements[0];
  const version: number = versions[0].id;
  expectStatus(await actor.post(paths.markVersion(version), { agreed: true }), 200);
  if (isAgreed)
    expectStatus(await people.active.actor.post(paths.markVersion(version), { agreed: true }), 200);
  const copy: [string, [Blob, string]] = ['file', [pdf(`copy ${of}`), COPY(of)]];
  if (isAgreed && type === 'buy')
    expectStatus(await actor.form('POST', paths.signedCopy(version), [copy]), 201);
  return { line, file: Number(attached.lines[0].files[0].file.id), agreement: Number(agreement), version };
}
