import {
  type LoiBody,
  type LoiDocument,
  type LoiPatch,
  type LoiTerms,
  paths,
} from '@handover/shared/contract';
import { type CallOptions, type HttpClient, toFormData } from '@handover/shared/http';

export interface LetterInput extends LoiTerms {
  /** '': the server writes the letter from its terms; undefined: that of the version before stays. */
  file: File | '' | undefined;
  expiration_date: string;
  /** The counter-proposal that a new version takes over. */
  counter_proposal?: number | undefined;
}
type Progress = (share: number) => void;
type Condition = Pick<CallOptions, 'ifUnchangedSince'>;

export const submitLoi = (http: HttpClient, dealId: number, letter: LetterInput, onProgress: Progress) =>
  http.upload<LoiDocument>('post', paths.loiDocuments, toFormData<LoiBody>({ deal_id: dealId, ...letter }), {
    onProgress,
  });

/** The server keeps the earlier version. */
export const updateLoi = (
  http: HttpClient,
  { id, updated_at }: LoiDocument,
  letter: LetterInput,
  onProgress: Progress,
) =>
  http.upload<LoiDocument>('patch', paths.loiDocument(id), toFormData<LoiPatch>(letter), {
    onProgress,
    ifUnchangedSince: updated_at,
  });

export const withdrawLoi = (http: HttpClient, id: number) => http.post(paths.withdrawLoi(id));

/** The server refuses if the buyer has sent another version since. */
export const acceptLoi = (http: HttpClient, id: number, endDate: string, condition: Condition) =>
  http.post(paths.acceptLoi(id), { exclusivity_period_end_time: endDate }, condition);

export const declineLoi = (http: HttpClient, id: number, reason: string, condition: Condition) =>
  http.post(paths.declineLoi(id), { decline_reason: reason }, condition);
