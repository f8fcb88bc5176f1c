import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { inspect } from './inspect.ts';

async function named(...chunks: Buffer[]): Promise<boolean> {
  const inspection = inspect();
  for (const chunk of chunks) inspection.write(chunk);
  inspection.resume().end();
  await once(inspection, 'end');
  return inspection.hasMarker('macros');
}

test('a name is found wherever it is split across chunks', async () => {
  for (const name of [Buffer.from('xl/vbaProject.bin'), Buffer.from('_VBA_PROJECT', 'utf16le')]) {
    for (let at = 1; at < name.length; at += 1)
      assert.equal(await named(Buffer.alloc(100), name.subarray(0, at), name.subarray(at)), true);
    assert.equal(await named(Buffer.alloc(100), name.subarray(0, -3), Buffer.alloc(9)), false);
  }
});
