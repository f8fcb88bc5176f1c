import type { ErrorCode, ErrorParams } from '@handover/shared/contract';

type ErrorText<Code extends ErrorCode> = keyof ErrorParams<Code> extends never
  ? string
  : (params: ErrorParams<Code>) => string;

/** The sentence of every code in one language. */
export type ErrorTexts = { readonly [Code in ErrorCode]: ErrorText<Code> };

/** The texts about firms and invitations. */
export type FirmTexts = Pick<ErrorTexts, Extract<ErrorCode, `firm.${string}`>>;
/** The texts about files and their storage. */
export type FileTexts = Pick<ErrorTexts, Extract<ErrorCode, `${'file' | 'folder' | 'storage'}.${string}`>>;

/** The texts about closings. */
export type ClosingTexts = Pick<ErrorTexts, Extract<ErrorCode, `closing.${string}`>>;

/** The texts about due-diligence lists. */
export type DiligenceTexts = Pick<ErrorTexts, Extract<ErrorCode, `diligence.${string}`>>;

/** The texts about questions. */
export type QuestionTexts = Pick<
  ErrorTexts,
  Extract<ErrorCode, `${'question' | 'published_answer'}.${string}`>
>;

/** The texts about people, and who acts for whom. */
export type PeopleTexts = Pick<
  ErrorTexts,
  Extract<ErrorCode, `${'delegation' | 'failure' | 'person' | 'report'}.${string}`>
>;
