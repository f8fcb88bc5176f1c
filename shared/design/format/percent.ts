import { type Language, WRITING } from '../../contract/languages.ts';
import { numberFormat } from './number-format.ts';

/** 15.0%, or 15,0 % with a narrow no-break space; of a change with its sign. '' for what is missing. */
export const formatPercent = (
  ratio: number | undefined,
  language: Language,
  { signed = false }: { signed?: boolean } = {},
): string => {
  if (ratio === undefined || !Number.isFinite(ratio)) return '';
  const digits = Math.abs(ratio) >= 10 ? 0 : 1;
  const number = numberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  }).format(ratio * 100);
  return `${number}${WRITING[language].unitSpace}%`;
};
