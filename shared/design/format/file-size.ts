import type { Language } from '../../contract/vocabulary.ts';
import { localeOf } from './currencies.ts';

const MEGABYTE = 1_048_576;

/** 12.4 MB, 12,4 Mo; 1 MB = 1048576 bytes. What is there but under a KB is one. */
export const formatFileSize = (bytes: number, language: Language): string => {
  // 1,024 KB would be another word for 1 MB.
  const big = bytes >= MEGABYTE - 512;
  const value = big ? bytes / MEGABYTE : bytes === 0 ? 0 : Math.max(1, bytes / 1024);
  const unit = language === 'fr' ? (big ? 'Mo' : 'Ko') : big ? 'MB' : 'KB';
  const digits = value.toLocaleString(localeOf(language), { maximumFractionDigits: big ? 1 : 0 });
  return `${digits}\u00a0${unit}`;
};
