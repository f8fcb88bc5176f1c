import { toLanguage, WRITING } from '../../contract/index.ts';

/** How the panel writes figures and times, in its language. */
export function reportFormats(language: string) {
  const { locale } = WRITING[toLanguage(language) ?? 'en'];
  const kilobyte = {
    style: 'unit',
    unit: 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const;
  const size = new Intl.NumberFormat(locale, kilobyte);
  const change = new Intl.NumberFormat(locale, { ...kilobyte, signDisplay: 'always' });
  const budget = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' });
  const duration = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return {
    kilobytes: (bytes: number) => size.format(bytes / 1000),
    /** The difference with a sign; empty if it would be 0.0. */
    kilobytesMore: (bytes: number) => (Math.abs(bytes) < 50 ? '' : change.format(bytes / 1000)),
    budget: (kilobytes: number) => budget.format(kilobytes),
    milliseconds: (ms: number) => duration.format(ms),
    percent: (percent: number) => share.format(percent / 100),
    time: (at: string) => time.format(new Date(at)),
  };
}

export type ReportFormats = ReturnType<typeof reportFormats>;
