import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedIn } from '../../testing/people/actor.ts';
import { registerCompany } from '../../testing/people/business.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { sample } from '../../testing/storage/office-files.ts';
import { Random } from '../fuzz/testing/random.ts';

const FILES = 400;
/** Changes nothing but which files are made: a run can be repeated. */
const SEED = 7;

const NAMES = ['memo.docx', 'memo.doc', 'memo.pdf', 'book.xlsx', 'book.xls'];
const EXTENSIONS = NAMES.map((name) => name.split('.')[1] ?? '');
const random = new Random(SEED);
const other = (name: string) => random.pick(NAMES.filter((each) => each !== name));
const extensionOf = (name: string) => name.split('.')[1] ?? '';

/** The damages to a file of a real program. None of them makes it one of another kind. */
const DAMAGES: Record<string, (name: string) => Buffer> = {
  'cut off': (name) => sample(name).subarray(0, random.below(sample(name).length)),
  'with turned bits': (name) => {
    const bytes = Buffer.from(sample(name));
    for (let times = random.between(1, 20); times > 0; times -= 1) {
      const at = random.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    }
    return bytes;
  },
  'with a part that stands twice': (name) => {
    const bytes = sample(name);
    const [from, to] = [random.below(bytes.length), random.below(bytes.length)];
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(Math.min(from, to))]);
  },
  'with another one behind it': (name) => Buffer.concat([sample(name), sample(other(name))]),
  'with another one inside': (name) => {
    const at = random.below(sample(name).length);
    return Buffer.concat([sample(name).subarray(0, at), sample(other(name)), sample(name).subarray(at)]);
  },
};

const app = await buildTestApp();
const owner = await signedIn(app);
const company = await registerCompany(owner);

async function upload(content: Buffer, extension: string) {
  const file = new Blob([new Uint8Array(content)]);
  const parts: Parameters<typeof owner.form>[2] = [
    ['company_id', company],
    ['files', [file, `file.${extension}`]],
  ];
  return owner.form('POST', '/api/files_of_company/', parts);
}

test(`${FILES} damaged documents are taken or refused, each in words, and none takes the server down`, async (t) => {
  const statuses = new Map<number, number>();
  for (let made = 0; made < FILES; made += 1) {
    const [damage, make] = random.pick(Object.entries(DAMAGES));
    const name = random.pick(NAMES);
    const { status, body } = await upload(make(name), extensionOf(name));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    assert.ok([201, 400, 415].includes(status), `${name} ${damage}: ${status} ${JSON.stringify(body)}`);
    if (status === 415) assert.match(body.code, /^file\./);
  }
  t.diagnostic(`by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  assert.ok((statuses.get(415) ?? 0) > FILES / 4, 'hardly any is refused');
});

test('no document is taken under the extension of another kind, whole or damaged', async () => {
  for (const name of NAMES)
    for (const extension of EXTENSIONS.filter((each) => each !== extensionOf(name))) {
      const damaged = DAMAGES['with turned bits']?.(name) ?? Buffer.alloc(0);
      for (const content of [sample(name), damaged]) {
        const { status, body } = await upload(content, extension);
        assert.equal(status, 415, `${name} as ${extension}: ${JSON.stringify(body)}`);
      }
    }
});

test('the server still takes a good one', async () => {
  for (const name of NAMES) assert.equal((await upload(sample(name), extensionOf(name))).status, 201, name);
});
