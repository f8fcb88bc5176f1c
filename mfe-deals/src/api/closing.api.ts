import {
  type Closing,
  type ClosingLine,
  type ClosingLinePatch,
  type ClosingLinesBody,
  type ClosingMove,
  paths,
} from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

type Read = Pick<ClosingLine, 'id' | 'updated_at'>;
const asRead = ({ updated_at }: Read) => ({ ifUnchangedSince: updated_at });

export const fetchClosing = (http: HttpClient, dealId: number, signal: AbortSignal) =>
  http.get<Closing>(paths.closing(dealId), { signal });

/** All or none. */
export const addClosingLines = (http: HttpClient, dealId: number, body: ClosingLinesBody) =>
  http.post<Closing>(paths.addClosingLines(dealId), body);

/** The server refuses if the line was changed since it was read; the same of the next two. */
export const patchClosingLine = (http: HttpClient, read: Read, body: ClosingLinePatch) =>
  http.patch<Closing>(paths.closingLine(read.id), body, asRead(read));

export const deleteClosingLine = (http: HttpClient, read: Read) =>
  http.delete(paths.closingLine(read.id), asRead(read));

export const moveClosingLine = (http: HttpClient, read: Read, body: ClosingMove) =>
  http.post<Closing>(paths.moveClosingLine(read.id), body, asRead(read));

export const attachClosingFiles = (http: HttpClient, id: number, files: readonly File[]) =>
  http.upload<Closing>('post', paths.closingLineFiles(id), toFormData({ files }));

export const removeClosingFile = (http: HttpClient, id: number, file_id: number) =>
  http.post<Closing>(paths.removeClosingFile(id), { file_id });

interface Draft {
  note: string;
  file: File;
}
export const addAgreement = (http: HttpClient, dealId: number, body: Draft & { name: string }) =>
  http.upload<Closing>('post', paths.dealAgreements(dealId), toFormData(body));

export const addAgreementVersion = (http: HttpClient, agreement: number, body: Draft) =>
  http.upload<Closing>('post', paths.agreementVersions(agreement), toFormData(body));

export const markAgreementVersion = (http: HttpClient, version: number, agreed: boolean) =>
  http.post<Closing>(paths.markVersion(version), { agreed });

export const attachSignedCopy = (http: HttpClient, version: number, file: File) =>
  http.upload<Closing>('post', paths.signedCopy(version), toFormData({ file }));

/** Confirms the signed copy that was attached at this time, or takes it away: the server refuses if another one is there. */
export const answerSignedCopy = (
  http: HttpClient,
  version: number,
  { confirmed, at }: { confirmed: boolean; at: string },
) => http.post<Closing>(paths.answerSignedCopy(version), { confirmed }, { ifUnchangedSince: at });
