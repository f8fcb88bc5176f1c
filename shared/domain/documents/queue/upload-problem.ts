import { FILE_REFUSALS } from '../../../contract/file-refusals.ts';
import { textsOf } from '../../../kernel/http/error-text.ts';
import { isHttpError } from '../../../kernel/http/index.ts';

/** Why a file was not stored. */
export interface UploadProblem {
  /** Under `documents.problem` of the namespace `inputs`. */
  key: string;
  /** `again`: sending it once more may help. `anyway`: a warning, which a person may pass over. `none`: this file never. */
  way: 'again' | 'anyway' | 'none';
}

const again = (key: string): UploadProblem => ({ key, way: 'again' });
const none = (key: string): UploadProblem => ({ key, way: 'none' });

/** Sentences of the server that say more than their status. */
const SAID: Record<string, UploadProblem> = {
  [FILE_REFUSALS.empty]: none('empty'),
  [FILE_REFUSALS.macros]: none('macros'),
  [FILE_REFUSALS.locked]: none('locked'),
  [FILE_REFUSALS.ledgerTaken]: none('ledgerTaken'),
};

const BY_STATUS: Record<number, UploadProblem> = {
  400: none('notTaken'),
  403: none('notAllowed'),
  404: none('notAllowed'),
  409: none('closed'),
  413: none('size'),
  415: none('content'),
  429: again('tooOften'),
  502: again('network'),
  503: again('network'),
  504: again('network'),
  507: again('noRoom'),
};

/** What stopped an upload, for its row. */
export function uploadProblem(error: unknown): UploadProblem {
  if (!isHttpError(error)) return again('server');
  if (error.kind === 'timeout') return again('timeout');
  if (error.kind !== 'response') return again('network');
  const said = textsOf(error.body).map((text) => SAID[text]);
  return said.find(Boolean) ?? BY_STATUS[error.status ?? 0] ?? again('server');
}
