import { FILE_SIZE } from '@handover/shared/contract';
import { expirationBounds, fileProblem } from './loi-submit.schema.ts';

const fileOf = (name: string, size: number) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

test.each([
  [fileOf('letter.pdf', 1000), null],
  [fileOf('LETTER.DOCX', FILE_SIZE.document), null],
  [fileOf('letter.doc', FILE_SIZE.document + 1), 'size'],
  [fileOf('letter.xlsx', 1000), 'type'],
  [fileOf('letter', 1000), 'type'],
  [fileOf('letter.pdf', 0), 'empty'],
  [null, 'missing'],
])('file %p: %p', (file, problem) => {
  expect(fileProblem(file, true)).toBe(problem);
});

test('a new version may keep the file', () => {
  expect(fileProblem(null, false)).toBeNull();
});

test('valid from tomorrow to 90 days ahead', () => {
  expect(expirationBounds(Date.parse('2026-11-21T12:00:00Z'))).toEqual({
    min: '2026-11-22',
    max: '2027-02-19',
  });
});
