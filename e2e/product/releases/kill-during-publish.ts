// Preloaded into the release command (`node --import`): kills it with SIGKILL after it has copied all files of the
// build and before it switches the release set.
const fs = process.getBuiltinModule('node:fs/promises');
const { cp } = fs;
Object.assign(fs, {
  async cp(...args: Parameters<typeof cp>) {
    await cp(...args);
    process.kill(process.pid, 'SIGKILL');
  },
});
process.getBuiltinModule('node:module').syncBuiltinESMExports();
