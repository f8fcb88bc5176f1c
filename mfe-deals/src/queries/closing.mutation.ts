import type { ClosingLine, ClosingLinePatch, ClosingLinesBody, ClosingMove } from '@handover/shared/contract';
import {
  addAgreement,
  addAgreementVersion,
  addClosingLines,
  answerSignedCopy,
  attachClosingFiles,
  attachSignedCopy,
  deleteClosingLine,
  markAgreementVersion,
  moveClosingLine,
  patchClosingLine,
  removeClosingFile,
} from '../api/closing.api.ts';
import { useDealMutation } from './deal.mutation.ts';

type Read = Pick<ClosingLine, 'id' | 'updated_at'>;

export const useAddClosingLines = (dealId: number) =>
  useDealMutation((http, lines: ClosingLinesBody['lines']) => addClosingLines(http, dealId, { lines }));

/** Changes the line as it was read: the server refuses if it was changed since. */
export const usePatchClosingLine = (read: Read) =>
  useDealMutation((http, body: ClosingLinePatch) => patchClosingLine(http, read, body));

export const useDeleteClosingLine = (read: Read) => useDealMutation((http) => deleteClosingLine(http, read));

export const useMoveClosingLine = (read: Read) =>
  useDealMutation((http, body: ClosingMove) => moveClosingLine(http, read, body));

export const useAttachClosingFiles = (line: number) =>
  useDealMutation((http, files: readonly File[]) => attachClosingFiles(http, line, files));

export const useRemoveClosingFile = (line: number) =>
  useDealMutation((http, file: number) => removeClosingFile(http, line, file));

interface Draft {
  note: string;
  file: File;
}
export const useAddAgreement = (dealId: number) =>
  useDealMutation((http, body: Draft & { name: string }) => addAgreement(http, dealId, body));

export const useAddVersion = (agreement: number) =>
  useDealMutation((http, body: Draft) => addAgreementVersion(http, agreement, body));

export const useMarkVersion = (version: number) =>
  useDealMutation((http, agreed: boolean) => markAgreementVersion(http, version, agreed));

export const useAttachSigned = (version: number) =>
  useDealMutation((http, file: File) => attachSignedCopy(http, version, file));

export const useAnswerSigned = (version: number) =>
  useDealMutation((http, answer: Parameters<typeof answerSignedCopy>[2]) =>
    answerSignedCopy(http, version, answer),
  );
