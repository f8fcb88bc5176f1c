import { isHttpError } from '../../../kernel/http/index.ts';
import { DescribedError } from './described-error.ts';
import type { SavedPart, SaveOutcome } from './save-record.ts';

/** The message about a failed save. `partly`: the lines name what is not stored, and at the end what is. */
export interface SaveReport {
  type: 'partly' | 'server';
  message: string;
}

interface SaveWords {
  t: { (key: string): string; (key: string, values: { parts: string }): string };
  errorText: (error: unknown) => string;
  isOnline: boolean;
}

type Reported = Pick<SaveOutcome<never, never>, 'done' | 'isHalfDone' | 'isUnsent'> & {
  failures: readonly { related?: { name: SavedPart } | undefined; error: unknown }[];
};

/**
 * The report of a save of several calls. Undefined if nothing was stored, and what failed tells all: the record itself, whose text the
 * form shows anyway, or everything, because the browser is offline.
 */
export function saveReport(outcome: Reported, { t, errorText, isOnline }: SaveWords): SaveReport | undefined {
  const { failures, done, isHalfDone, isUnsent } = outcome;
  const isOffline = (error: unknown) => isHttpError(error) && error.kind === 'network' && !isOnline;
  const isPartly = done.length > 0 || isHalfDone;
  if (!isPartly && failures.every(({ related, error }) => !related || isOffline(error))) return undefined;
  const textOf = (error: unknown) => {
    if (error instanceof DescribedError) return error.message;
    return isOffline(error) ? t('failure.offline') : errorText(error);
  };
  const lines = failures.flatMap(({ related, error }) => {
    const text = textOf(error);
    return text ? [t(`prefix.${related?.name ?? 'itself'}`) + text] : [];
  });
  // Calls that ended with the session are told by the page that asks to sign in.
  if (lines.length === 0) return undefined;
  if (isUnsent) lines.push(t('saving.unsent'));
  // Two calls may be of one part: files that are copied, and files that are sent.
  const parts = [...new Set(done)].filter((part) => !failures.some(({ related }) => related?.name === part));
  if (parts.length > 0)
    lines.push(t('saving.stored', { parts: parts.map((part) => t(`saving.part.${part}`)).join(', ') }));
  return { type: isPartly ? 'partly' : 'server', message: lines.join('\n') };
}
