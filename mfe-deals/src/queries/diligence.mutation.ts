import type {
  DiligenceLine,
  DiligenceLinePatch,
  DiligenceLinesBody,
  DiligenceMove,
} from '@handover/shared/contract';
import {
  addDiligenceLines,
  commentDiligenceLine,
  deleteDiligenceLine,
  moveDiligenceLine,
  patchDiligenceLine,
  sendDiligence,
} from '../api/diligence.api.ts';
import { useDealMutation } from './deal.mutation.ts';

type Read = Pick<DiligenceLine, 'id' | 'updated_at'>;

export const useAddLines = (dealId: number) =>
  useDealMutation((http, lines: DiligenceLinesBody['lines']) => addDiligenceLines(http, dealId, { lines }));

export const useSendDiligence = (dealId: number) => useDealMutation((http) => sendDiligence(http, dealId));

/** Changes the line as it was read: the server refuses if it was changed since. */
export const usePatchLine = (read: Read) =>
  useDealMutation((http, body: DiligenceLinePatch) => patchDiligenceLine(http, read, body));

export const useDeleteLine = (read: Read) => useDealMutation((http) => deleteDiligenceLine(http, read));

/** With a state it is moved there, and `comment` is the reason; without one, it is commented. */
export const useWriteOnLine = (read: Read) =>
  useDealMutation((http, { state, comment }: { state: DiligenceMove['state'] | null; comment: string }) =>
    state === null
      ? commentDiligenceLine(http, read.id, comment)
      : moveDiligenceLine(http, read, { state, comment }),
  );
