import { type Language, WRITING } from '../../contract/languages.ts';
import { numberFormat } from './number-format.ts';

const MEGABYTE = 1_048_576;

/** 12.4 MB, 12,4 Mo; 1 MB = 1048576 bytes. At least 1 KB, unless the file is empty. */
export const formatFileSize = (bytes: number, language: Language): string => {
  // 1,023.5 KB would be rounded to 1,024 KB.
  const inMegabytes = bytes >= MEGABYTE - 512;
  const value = inMegabytes ? bytes / MEGABYTE : bytes === 0 ? 0 : Math.max(1, bytes / 1024);
  const unit = WRITING[language].bytes[inMegabytes ? 1 : 0];
  const digits = numberFormat(language, { maximumFractionDigits: inMegabytes ? 1 : 0 }).format(value);
  return `${digits}\u00a0${unit}`;
};
