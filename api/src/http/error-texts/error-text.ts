import type { ErrorCode, ErrorParams, Language } from '@handover/shared/contract';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Texts = { readonly [Code in ErrorCode]: string | ((params: ErrorParams<Code>) => string) };
const TEXTS: Record<Language, Texts> = { en, fr };

/** The sentence of a code, with what it names. */
export function errorText<Code extends ErrorCode>(
  language: Language,
  code: Code,
  params: ErrorParams<Code>,
): string {
  const text: Texts[Code] = TEXTS[language][code];
  return typeof text === 'function' ? text(params) : text;
}
