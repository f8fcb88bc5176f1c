import type { ErrorCode } from '../../../contract/index.ts';
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

/** Codes that say more than their status. */
const BY_CODE: { readonly [Code in ErrorCode]?: UploadProblem } = {
  'file.empty': none('empty'),
  'file.has_macros': none('macros'),
  'file.has_password': none('locked'),
  'file.ledger_exists': none('ledgerTaken'),
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
  const codes = [error, ...Object.values(error.fieldCodes).flat()].map(({ code }) => code && BY_CODE[code]);
  return codes.find(Boolean) ?? BY_STATUS[error.status ?? 0] ?? again('server');
}
