import { contentKind, hasFormat } from './content-kind.ts';
import { nextZoom } from './zoom-steps.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['junk of a scanner\n%PDF-1.4\n', 'pdf'],
  ['PK\x03\x04rest', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'container'],
  ['\x89PNG\r\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>', undefined],
  ['<html>', undefined],
  ['', undefined],
])('%j is %p', (content, kind) => {
  expect(contentKind(bytes(content))).toBe(kind);
});

test.each([
  ['pdf', 'pdf', true],
  ['zip', 'pdf', false],
  ['zip', 'docx', true],
  ['zip', 'xlsx', true],
  ['pdf', 'xlsx', false],
  ['image/png', 'image', true],
  ['zip', 'image', false],
  [undefined, 'image', false],
] as const)('%p is a %s: %p', (kind, format, is) => {
  expect(hasFormat(kind, format)).toBe(is);
});

test.each([
  [100, 'in', 125],
  [100, 'out', 90],
  [137, 'in', 150],
  [400, 'in', 400],
  [25, 'out', 25],
  [300, 'fit', 82],
] as const)('from %i %% %s is %i %%', (current, zoom, next) => {
  expect(nextZoom(current, zoom, 82)).toBe(next);
});
