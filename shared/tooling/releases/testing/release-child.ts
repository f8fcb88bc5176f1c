import { release } from '../release.ts';

/**
 * A process that releases: `release-child.ts <folder> <who> <dist>…`. With `DIES_AT=<n>` it is killed, as by `kill -9`,
 * before its n-th call that changes the disk; otherwise it prints the number of these calls.
 */
const [folder = '', by = '', ...dists] = process.argv.slice(2);
const diesAt = Number(process.env.DIES_AT ?? Number.POSITIVE_INFINITY);
let calls = 0;

const fs = process.getBuiltinModule('node:fs/promises');
for (const name of ['mkdir', 'open', 'rename', 'link', 'rm', 'cp'] as const) {
  const real = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name](...args: unknown[]) {
      calls++;
      if (calls === diesAt) process.kill(process.pid, 'SIGKILL');
      return real(...args);
    },
  });
}
process.getBuiltinModule('node:module').syncBuiltinESMExports();

const { set } = await release(folder, dists, {
  by,
  onWait: ({ who, machine, pid }) => process.stderr.write(`waiting for ${who} on ${machine} (${pid})\n`),
});
console.log(JSON.stringify({ set: set.id, calls }));
