import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@handover/shared/contract/hosting';
import { ensureNginx } from '@handover/shared/testing/nginx';
import { expect } from '@playwright/test';
import { LONG_TIMEOUT } from '../limits.ts';

/** What nginx writes, in a folder that a user without rights may write to. */
export const ownPaths = (folder: string) => `
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}`;

const configuration = (folder: string, port: number, upstream: string, withTls: boolean) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 8192; }
http {${ownPaths(folder)}
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  server {
    listen 127.0.0.1:${port}${
      withTls
        ? ` ssl;
    ssl_certificate ${folder}/tls.crt;
    ssl_certificate_key ${folder}/tls.key`
        : ''
    };
    client_max_body_size 30m;
    location / {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}
`;

/** Starts a real nginx that ends TLS, with a certificate of its own, before a gateway; for a benchmark without TLS. */
export async function startNginx(upstream: string, { withTls = true } = {}) {
  const { nginx, openssl, env } = ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'handover-nginx-'));
  const port = await freePort();
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=handover.test',
  ];
  const files = ['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')];
  const options = { env: { ...process.env, ...env } };
  execFileSync(openssl, [...request, ...files], { ...options, stdio: 'pipe' });
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, upstream, withTls));
  const child = spawn(
    nginx,
    ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    {
      ...options,
      stdio: 'inherit',
    },
  );
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => child.exitCode !== null,
    );
  await expect.poll(isListening, LONG_TIMEOUT).toBe(true);
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  return {
    address: `${withTls ? 'https' : 'http'}://127.0.0.1:${port}`,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
