import { type LoiBody, type LoiDocument, type LoiPatch, paths } from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

export interface LoiLetter {
  file: File | null;
  expiration_date: string;
}
type Progress = (share: number) => void;

export const submitLoi = (http: HttpClient, dealId: number, letter: LoiLetter, onProgress: Progress) =>
  http.upload<LoiDocument>(
    'post',
    paths.loiDocuments,
    toFormData<LoiBody>({ deal_id: dealId, ...letter, file: letter.file ?? undefined }),
    { onProgress },
  );

/** Without a file only the date changes; with one the server keeps the earlier version. */
export const updateLoi = (http: HttpClient, id: number, letter: LoiLetter, onProgress: Progress) =>
  http.upload<LoiDocument>(
    'patch',
    paths.loiDocument(id),
    toFormData<LoiPatch>({ ...letter, file: letter.file ?? undefined }),
    { onProgress },
  );

export const withdrawLoi = (http: HttpClient, id: number) => http.post(paths.withdrawLoi(id));

export const acceptLoi = (http: HttpClient, id: number, endDate: string) =>
  http.post(paths.acceptLoi(id), { exclusivity_period_end_time: endDate });

export const declineLoi = (http: HttpClient, id: number, reason: string) =>
  http.post(paths.declineLoi(id), { decline_reason: reason });
