/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = parse(read('deploy/compose.yaml'));

/** `pnpm lint:docs` holds that every setting of api and gateway is in it. */
const settings = new Set(
  [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
const environmentOf = (text: string) => [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

test.each([
  ['compose.yaml', Object.keys(compose.services.handover.environment)],
  ['systemd/handover.env', environmentOf(read('deploy/systemd/handover.env'))],
  [
    'Containerfile',
    [...(/^ENV (.*)$/m.exec(read('deploy/Containerfile'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(
      ([, name]) => name,
    ),
  ],
])('every setting in %s exists', (_, names) => {
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !settings.has(name) && name !== 'TMPDIR')).toEqual([]);
});

test('what the services of compose.yaml need of each other is there', () => {
  const { services, volumes } = compose;
  const names = Object.keys(services);
  for (const { depends_on = {}, volumes: mounts = [] } of Object.values<{
    depends_on?: object;
    volumes?: string[];
  }>(services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    for (const mount of mounts) {
      const [source = ''] = mount.split(':');
      if (source.startsWith('.')) read(join('deploy', source));
      else expect(Object.keys(volumes)).toContain(source);
    }
  }
  const { DATABASE_URL, S3_ENDPOINT, SMTP_URL, CLAMAV } = services.handover.environment;
  for (const address of [DATABASE_URL, S3_ENDPOINT, SMTP_URL, `tcp://${CLAMAV}`])
    expect(names).toContain(new URL(address).hostname);
});

test('the container runs as a user without rights, and says whether it is well', () => {
  const containerfile = read('deploy/Containerfile');
  expect(containerfile).toMatch(/^USER \d+$/m);
  expect(containerfile).toContain('HEALTHCHECK');
  expect(compose.services.handover).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { cwd: root, encoding: 'utf8' });
const withSystemd = analyze('--version').status === 0 ? test : test.skip;

withSystemd('the unit is one that systemd takes, and is closed', () => {
  const unit = 'deploy/systemd/handover.service';
  // It names a Node that need not be here.
  const complaints = analyze('verify', unit)
    .stderr.split('\n')
    .filter((line) => line && !/is not executable/.test(line));
  expect(complaints).toEqual([]);
  const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', unit);
  expect([status, stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')]);
});
