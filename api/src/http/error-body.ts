import type { CodedError, Language } from '@handover/shared/contract';
import type { DomainError } from '../errors/domain-error.ts';
import { errorText } from './error-texts/error-text.ts';

/** `{detail, code, params?}` */
export const errorBody = ({ code, params }: DomainError, language: Language) => ({
  detail: errorText(language, code, params ?? {}),
  code,
  params,
});

/** `{field: [text], codes: {field: [{code, params?}]}}`; the codes come last, since some clients show the first value. */
export function fieldErrorsBody(errors: readonly DomainError[], language: Language) {
  const texts = new Map<string, string[]>();
  const codes = new Map<string, CodedError[]>();
  for (const { field, code, params } of errors) {
    const text = errorText(language, code, params ?? {});
    const known = texts.get(field) ?? [];
    if (known.includes(text)) continue;
    texts.set(field, [...known, text]);
    codes.set(field, [...(codes.get(field) ?? []), { code, params }]);
  }
  return { ...Object.fromEntries(texts), codes: Object.fromEntries(codes) };
}
