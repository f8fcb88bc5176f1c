import type { ErrorCode } from '../../../contract/index.ts';
import { errorText, isHttpError } from '../../../kernel/http/index.ts';

/** Why a file was not stored. */
export interface UploadProblem {
  /** A key of `documents.problem` in the namespace `inputs`. */
  key: string;
  /** The server's own sentence, where it names the file, what was found in it, and a way out. */
  text?: string;
  /** `again`: a retry may help. `anyway`: a warning that the user may ignore. `none`: the file can't be stored. */
  action: 'again' | 'anyway' | 'none';
}

const retryable = (key: string): UploadProblem => ({ key, action: 'again' });
const final = (key: string): UploadProblem => ({ key, action: 'none' });

const BY_CODE: { readonly [Code in ErrorCode]?: UploadProblem } = {
  'file.empty': final('empty'),
  'file.has_macros': final('macros'),
  'file.has_password': final('locked'),
  'file.has_scripts': final('scripts'),
  'file.has_files': final('filesInside'),
  'file.loads_outside': final('outside'),
  'file.too_packed': final('tooPacked'),
  'file.not_checked': retryable('network'),
  'file.has_virus': final('virus'),
  'file.too_large_to_scan': final('tooLargeToScan'),
  'file.not_scanned': retryable('notScanned'),
  'file.ledger_exists': final('ledgerTaken'),
  'file.too_large': final('size'),
  'file.wrong_content': final('content'),
  'file.no_page': final('content'),
  'file.cut_off': final('content'),
  'account.email_unproven': retryable('unproven'),
  'file.owner_only': final('notAllowed'),
  'deal.staff_read_only': final('notAllowed'),
  'company.not_found': final('notAllowed'),
  'opportunity.not_found': final('notAllowed'),
  'deal.not_found': final('notAllowed'),
  'opportunity.sold': final('closed'),
  'opportunity.unlisted': final('closed'),
  'deal.wrong_status': final('closed'),
  'request.too_many': retryable('tooOften'),
  'storage.full': retryable('noRoom'),
};

/** Responses of a proxy or of the gateway, which have no code. */
const BY_STATUS: Record<number, UploadProblem> = {
  413: final('size'),
  502: retryable('network'),
  503: retryable('network'),
  504: retryable('network'),
};

/** Why an upload failed, for its row. */
export function uploadProblem(error: unknown): UploadProblem {
  if (!isHttpError(error)) return retryable('server');
  if (error.kind === 'timeout') return retryable('timeout');
  if (error.kind !== 'response') return retryable('network');
  const fieldCodes = Object.values(error.fieldCodes).flat();
  const known = [error, ...fieldCodes].map(({ code }) => code && BY_CODE[code]).find(Boolean);
  const ofFolder = [error, ...fieldCodes].some(({ code }) => code?.startsWith('folder.'));
  if (ofFolder) return { ...final('notTaken'), text: errorText(error) };
  if (known) return typeof error.params?.name === 'string' ? { ...known, text: errorText(error) } : known;
  return fieldCodes.length > 0 ? final('notTaken') : (BY_STATUS[error.status ?? 0] ?? retryable('server'));
}
