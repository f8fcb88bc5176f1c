import { formatFileSize } from './file-size.ts';

test.each([
  [0, 'en', '0 KB'],
  [1, 'en', '1 KB'],
  [1536, 'en', '2 KB'],
  [1_048_575, 'en', '1 MB'],
  [1_048_576, 'en', '1 MB'],
  [1_048_576 * 12.4, 'en', '12.4 MB'],
  [1_048_576 * 12.4, 'fr', '12,4 Mo'],
  [20_480, 'fr', '20 Ko'],
] as const)('%d bytes in %s are %s', (bytes, language, text) => {
  expect(formatFileSize(bytes, language).replace('\u00a0', ' ')).toBe(text);
});
