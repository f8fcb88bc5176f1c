import type { ErrorCode } from '@handover/shared/contract';
import { errorText, isHttpError } from '@handover/shared/http';
import type { TFunction } from '@handover/shared/i18n';

const FILE_PROBLEMS: { readonly [Code in ErrorCode]?: string } = {
  'file.too_large': 'loi.file.size',
  'request.too_large': 'loi.file.size',
  'file.wrong_content': 'loi.file.type',
};
/** The findings in a file, by the texts that all documents have. */
const FINDINGS: { readonly [Code in ErrorCode]?: string } = {
  'file.has_macros': 'macros',
  'file.has_password': 'locked',
  'file.has_scripts': 'scripts',
  'file.has_files': 'filesInside',
  'file.loads_outside': 'outside',
  'file.too_packed': 'tooPacked',
  'file.has_virus': 'virus',
  'file.too_large_to_scan': 'tooLargeToScan',
  'file.not_scanned': 'notScanned',
  'file.no_page': 'content',
  'file.cut_off': 'content',
};
/** The text about the file, if the error is about it: the server looks into the file, and its error names no field. Its own sentence, where it names the file. */
export function fileProblem(error: unknown, t: TFunction): string | undefined {
  if (!isHttpError(error) || !error.code) return undefined;
  const [problem, finding] = [FILE_PROBLEMS[error.code], FINDINGS[error.code]];
  if (!problem && !finding) return undefined;
  if (typeof error.params?.name === 'string') return errorText(error);
  return problem ? t(problem) : t(`documents.problem.${finding}`, { ns: 'inputs' });
}
