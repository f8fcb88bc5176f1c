import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { freePort } from '@handover/shared/contract/hosting';
import { ensureNginx } from '@handover/shared/testing/nginx';
import { untilStarted } from '../until.ts';

/** The content of that page here. */
export const DOWN = '<h1>Handover does not answer just now</h1>';
const deploy = join(import.meta.dirname, '../../../deploy/nginx');

/**
 * The upstream and the locations of `deploy/nginx/several-machines.conf`, without TLS, on a port of its own. The page that it shows
 * while no machine answers, which the archive brings, is in `folder`.
 */
function siteFor(servers: readonly string[], port: number, folder: string): string {
  const site = readFileSync(join(deploy, 'several-machines.conf'), 'utf8');
  const [, map = ''] = /^(map .*)$/m.exec(site) ?? [];
  const down = site.match(/^ {2}(?:error_page|location = \/handover-down\.html) .*$/gm) ?? [];
  const [location = ''] = /^ {2}location \/ \{[\s\S]*?^ {2}\}/m.exec(site) ?? [];
  const [, parameters = ''] = /^ {2}server \S+( .*);$/m.exec(site) ?? [];
  return `${map}
upstream handover {
${servers.map((server) => `  server ${server}${parameters};`).join('\n')}
}
server {
  listen 127.0.0.1:${port};
${down.join('\n').replace('/etc/nginx', folder)}
${location.replace('/etc/nginx', deploy)}
}
`;
}

/** A real nginx before several machines; `roll` runs `deploy/nginx/handover-roll`. */
export async function startNginx(servers: readonly string[]) {
  const { nginx, env } = ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'handover-nginx-'));
  const port = await freePort();
  const [main, site] = [join(folder, 'nginx.conf'), join(folder, 'site.conf')];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(site, siteFor(servers, port, folder));
  writeFileSync(join(folder, 'handover-down.html'), DOWN);
  writeFileSync(
    main,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${site};
}
`,
  );
  const options = ['-p', folder, '-e', `${folder}/error.log`, '-c', main];
  const child = spawn(nginx, options, { env: { ...process.env, ...env }, stdio: 'inherit' });
  const ended = once(child, 'exit');
  after(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilStarted('nginx listens', () => fetch(origin).then(Boolean, () => false));
  return {
    origin,
    /** Resolves with the exit code and what it has printed. */
    async roll(restart: string): Promise<{ code: number | null; output: string }> {
      const script = spawn(join(deploy, 'handover-roll'), [restart], {
        env: {
          ...process.env,
          ...env,
          CONF: site,
          NGINX_COMMAND: [nginx, ...options].join(' '),
          READY_SECONDS: '60',
        },
      });
      let output = '';
      for (const stream of [script.stdout, script.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
        });
      const [code] = await once(script, 'exit');
      return { code, output };
    },
    /** What it has complained of. */
    errors: () => readFileSync(`${folder}/error.log`, 'utf8'),
  };
}
