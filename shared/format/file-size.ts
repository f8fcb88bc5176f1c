import { type FormatLanguage, localeOf } from './currencies.ts';

const MEGABYTE = 1_048_576;

/** 12.4 MB, 12,4 Mo; 1 MB = 1048576 bytes. */
export const formatFileSize = (bytes: number, language: FormatLanguage): string => {
  const big = bytes >= MEGABYTE;
  const value = big ? bytes / MEGABYTE : Math.max(1, bytes / 1024);
  const unit = language === 'fr' ? (big ? 'Mo' : 'Ko') : big ? 'MB' : 'KB';
  const digits = value.toLocaleString(localeOf(language), { maximumFractionDigits: big ? 1 : 0 });
  return `${digits}\u00a0${unit}`;
};
