import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letter } from '../../../testing/storage/office-files.ts';
import { checkStructure } from './check-structure.ts';
import { PERSON } from './testing/person.ts';

test('what unpacks to more than it declares is not unpacked to its end', async () => {
  const bomb = await letter({ 'word/big.xml': Buffer.alloc(300 * 1_048_576) });
  const before = process.memoryUsage().rss;
  const at = bomb.lastIndexOf('PK\x01\x02');
  bomb.writeUInt32LE(1000, at + 24);
  assert.equal((await checkStructure(() => bomb, 'docx', PERSON))?.code, 'wrong_content');
  assert.ok(process.memoryUsage().rss - before < 150 * 1_048_576);
});
