import type { DOCUMENT_EXTENSIONS, IMAGE_EXTENSIONS } from '../../../contract/limits.ts';
import { formatOf } from './format-of.ts';

const EXPECTED = {
  pdf: 'pdf',
  xls: undefined,
  xlsx: 'xlsx',
  doc: undefined,
  docx: 'docx',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
} satisfies Record<(typeof DOCUMENT_EXTENSIONS | typeof IMAGE_EXTENSIONS)[number], string | undefined>;

test.each(Object.entries(EXPECTED))('%s is shown as %p', (extension, format) => {
  expect(formatOf(extension)).toBe(format);
  expect(formatOf(extension.toUpperCase())).toBe(format);
});

test.each(['', 'svg', 'html', 'xlsm', 'constructor'])('%p is not shown', (extension) => {
  expect(formatOf(extension)).toBeUndefined();
});
