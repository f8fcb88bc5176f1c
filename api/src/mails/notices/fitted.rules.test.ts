import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitted, SUBJECT_LENGTH } from './fitted.rules.ts';

const write = (part: string) => `Letter of intent arrived: ${part}`;

for (const [name, title, subject] of [
  ['what fits stays', 'Bakery in the south', 'Letter of intent arrived: Bakery in the south'],
  ['nothing to cut', '', 'Letter of intent arrived: '],
  ['what just fits', 'a'.repeat(44), `Letter of intent arrived: ${'a'.repeat(44)}`],
  ['a long word', 'a'.repeat(45), `Letter of intent arrived: ${'a'.repeat(43)}…`],
  [
    'many words',
    'Precision machining, aerospace certified, in the valley',
    'Letter of intent arrived: Precision machining, aerospace certified…',
  ],
  ['a line end', 'Bakery\r\nBcc: all@x.test', 'Letter of intent arrived: Bakery Bcc: all@x.test'],
  ['half a sign', `${'a'.repeat(42)}😀😀`, `Letter of intent arrived: ${'a'.repeat(42)}…`],
] as const)
  test(`a subject of ${name}`, () => {
    assert.equal(fitted(title, write), subject);
    assert.ok(subject.length <= SUBJECT_LENGTH);
  });
