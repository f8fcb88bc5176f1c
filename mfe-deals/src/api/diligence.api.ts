import {
  type Diligence,
  type DiligenceLine,
  type DiligenceLineDetail,
  type DiligenceLinePatch,
  type DiligenceLinesBody,
  type DiligenceMove,
  paths,
} from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

type Read = Pick<DiligenceLine, 'id' | 'updated_at'>;
const asRead = ({ updated_at }: Read) => ({ ifUnchangedSince: updated_at });

export const fetchDiligence = (http: HttpClient, dealId: number, signal: AbortSignal) =>
  http.get<Diligence>(paths.diligence(dealId), { signal });

export const addDiligenceLines = (http: HttpClient, dealId: number, body: DiligenceLinesBody) =>
  http.post<Diligence>(paths.addDiligenceLines(dealId), body);

/** Shows the list to the seller side. */
export const sendDiligence = (http: HttpClient, dealId: number) =>
  http.post<Diligence>(paths.sendDiligence(dealId));

export const fetchDiligenceLine = (http: HttpClient, id: number, signal: AbortSignal) =>
  http.get<DiligenceLineDetail>(paths.diligenceLine(id), { signal });

/** The server refuses if the line was changed since it was read; the same of the next two. */
export const patchDiligenceLine = (http: HttpClient, read: Read, body: DiligenceLinePatch) =>
  http.patch<DiligenceLineDetail>(paths.diligenceLine(read.id), body, asRead(read));

export const deleteDiligenceLine = (http: HttpClient, read: Read) =>
  http.delete(paths.diligenceLine(read.id), asRead(read));

export const moveDiligenceLine = (http: HttpClient, read: Read, body: DiligenceMove) =>
  http.post<DiligenceLineDetail>(paths.moveDiligenceLine(read.id), body, asRead(read));

export const commentDiligenceLine = (http: HttpClient, id: number, comment: string) =>
  http.post<DiligenceLineDetail>(paths.commentDiligenceLine(id), { comment });
