import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate, hasTemplate, saveTemplate, templateKey } from './data-template.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-seeded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string) => join(folder, path);
function write(path: string, content = '') {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), content);
}

function seeded(name: string) {
  write(`${name}/postgres/cluster/PG_VERSION`, '18');
  chmodSync(at(`${name}/postgres/cluster`), 0o700);
  write(`${name}/files/demo/letter.pdf`, 'pdf');
  write(`${name}/secrets.json`, '{}');
  return at(name);
}

test('a copy has the database, closed to others, and the files, but no secrets', () => {
  saveTemplate('monday', seeded('data'), at('cache'));
  copyTemplate('monday', at('copy'), at('cache'));
  expect(readdirSync(at('copy')).sort()).toEqual(['files', 'postgres']);
  expect(readFileSync(at('copy/files/demo/letter.pdf'), 'utf8')).toBe('pdf');
  expect(readFileSync(at('copy/postgres/cluster/PG_VERSION'), 'utf8')).toBe('18');
  expect(statSync(at('copy/postgres/cluster')).mode & 0o777).toBe(0o700);
});

test('a linked database is copied, not linked', () => {
  const data = seeded('data');
  const elsewhere = seeded('elsewhere');
  rmSync(join(data, 'postgres'), { recursive: true });
  symlinkSync(join(elsewhere, 'postgres'), join(data, 'postgres'));
  saveTemplate('monday', data, at('cache'));
  copyTemplate('monday', at('copy'), at('cache'));
  writeFileSync(at('copy/postgres/cluster/PG_VERSION'), 'changed');
  expect(readFileSync(at('elsewhere/postgres/cluster/PG_VERSION'), 'utf8')).toBe('18');
  expect(readFileSync(at('cache/monday/postgres/cluster/PG_VERSION'), 'utf8')).toBe('18');
});

test('only the last template is kept', () => {
  for (const key of ['monday', 'tuesday']) saveTemplate(key, seeded(key), at('cache'));
  expect(readdirSync(at('cache'))).toEqual(['tuesday']);
  expect(hasTemplate('monday', at('cache'))).toBe(false);
  expect(hasTemplate('tuesday', at('cache'))).toBe(true);
});

test('a template that another run has saved meanwhile is kept', () => {
  saveTemplate('monday', seeded('first'), at('cache'));
  write('second/files/other.pdf');
  saveTemplate('monday', at('second'), at('cache'));
  expect(existsSync(at('cache/monday'))).toBe(true);
  expect(readdirSync(at('cache'))).toEqual(['monday']);
});

test('the key changes with the day, the seed and the schema, but not with tests', () => {
  const day = new Date('2026-11-21T10:00:00Z');
  write('api/db/migrations/0000.sql', 'create table a ()');
  const key = templateKey('demo', folder, day);
  expect(templateKey('demo', folder, new Date('2026-11-21T22:59:00Z'))).toBe(key);
  expect(templateKey('demo', folder, new Date('2026-11-21T23:00:00Z'))).not.toBe(key);
  expect(templateKey('none', folder, day)).not.toBe(key);
  write('api/db/connect.test.ts', 'test');
  expect(templateKey('demo', folder, day)).toBe(key);
  write('api/db/migrations/0000.sql', 'create table b ()');
  expect(templateKey('demo', folder, day)).not.toBe(key);
});
