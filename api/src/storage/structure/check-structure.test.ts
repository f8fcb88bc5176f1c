import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controlledJob } from '../../../testing/storage/controlled-job.ts';
import { sample } from '../../../testing/storage/office-files.ts';
import { checkStructure, structureCheck } from './check-structure.ts';
import { PERSON } from './testing/person.ts';

for (const name of ['memo.docx', 'memo.doc', 'memo.pdf', 'book.xlsx', 'book.xls'])
  test(`${name} of a real program is taken`, async () => {
    assert.equal(await checkStructure(() => sample(name), name.split('.')[1] ?? '', PERSON), null);
  });

test('a document that takes long holds up those of its sender and network, which are not read yet, and no others', async (context) => {
  const { worker, content: waits, begun, finish } = controlledJob(context);
  const check = structureCheck(worker);
  const read: string[] = [];
  const send = (content: string, account: string, network: string) =>
    check(
      () => {
        read.push(`${account} at ${network}`);
        return Buffer.from(content);
      },
      'docx',
      { account, network },
    );
  const long = send(waits, 'a', 'office');
  await begun();
  const held = [send('works', 'a', 'home'), send('works', 'b', 'office')];
  assert.equal(await send('works', 'c', 'elsewhere'), null);
  assert.equal(await send('fails', 'd', 'elsewhere').then((finding) => finding?.code), 'too_packed');
  assert.equal(await send('aborts', 'e', 'elsewhere').then((finding) => finding?.code), 'too_packed');
  assert.deepEqual(read, ['a at office', 'c at elsewhere', 'd at elsewhere', 'e at elsewhere']);
  finish();
  assert.deepEqual(await Promise.all([long, ...held]), [null, null, null]);
});

test('what can not be read from the store is no verdict', async () => {
  const failing = () => Promise.reject(new Error('the disk is gone'));
  await assert.rejects(checkStructure(failing, 'docx', PERSON), { message: 'the disk is gone' });
});
