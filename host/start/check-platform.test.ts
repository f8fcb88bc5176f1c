import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(__dirname, 'check-platform.mjs');
/** Runs it as on another system. */
const runOn = (platform: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,Object.defineProperty(process,'platform',{value:'${platform}'})`,
      script,
    ],
    { encoding: 'utf8' },
  );

test('on Windows it says what to do; elsewhere it says nothing', () => {
  const { status, stderr } = runOn('win32');
  expect(status).toBe(1);
  expect(stderr).toContain('wsl --install');
  for (const platform of ['linux', 'darwin'])
    expect(runOn(platform)).toMatchObject({ status: 0, stderr: '' });
});

test('it runs before anything is installed, and before what would fail for want of it', () => {
  const { scripts } = jest.requireActual('../../package.json');
  const check = 'node host/start/check-platform.mjs';
  expect(scripts['pnpm:devPreinstall']).toBe(check);
  for (const name of ['start', 'test']) expect(scripts[name]).toMatch(`${check} && `);
});
