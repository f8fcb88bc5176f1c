// Loaded into a release before its own code (`node --import`): it dies as by `kill -9` once all files of its build are copied,
// and before the set moves.
const fs = process.getBuiltinModule('node:fs/promises');
const { cp } = fs;
Object.assign(fs, {
  async cp(...args: Parameters<typeof cp>) {
    await cp(...args);
    process.kill(process.pid, 'SIGKILL');
  },
});
process.getBuiltinModule('node:module').syncBuiltinESMExports();
