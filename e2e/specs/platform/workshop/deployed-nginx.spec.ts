import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from '@handover/shared/testing/nginx';
import { expect, test } from '@playwright/test';
import { ownPaths } from '../../../product/proxy/start-nginx.ts';

const deploy = join(import.meta.dirname, '../../../../deploy/nginx');
const folder = mkdtempSync(join(tmpdir(), 'handover-nginx-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const name of ['handover.conf', 'several-machines.conf', 'container.conf'])
  test(`nginx takes ${name}`, () => {
    const { nginx, openssl, env } = ensureNginx();
    const options = { env: { ...process.env, ...env } };
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=market.example.com'];
    execFileSync(openssl, [...request, '-keyout', key, '-out', certificate], { ...options, stdio: 'pipe' });
    const site = readFileSync(join(deploy, name), 'utf8')
      .replace(/\S+fullchain\.pem/, certificate)
      .replace(/\S+privkey\.pem/, key)
      .replaceAll('/etc/nginx', deploy)
      // The ports of the web are root's.
      .replaceAll(/listen (\[::\]:)?(80|443)\b/g, (_, address = '', port) => `listen ${address}10${port}`)
      // The name of another container.
      .replace('http://handover:', 'http://127.0.0.1:');
    const all = join(folder, name);
    writeFileSync(all, `pid ${folder}/pid;\nevents {}\nhttp {${ownPaths(folder)}\n${site}\n}\n`);
    const { status, stderr } = spawnSync(nginx, ['-t', '-e', 'stderr', '-p', folder, '-c', all], {
      ...options,
      encoding: 'utf8',
    });
    expect([status, stderr.includes('[warn]')], stderr).toEqual([0, false]);
  });
