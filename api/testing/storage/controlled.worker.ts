import { existsSync, writeFileSync } from 'node:fs';
import { answerJobs } from '../../src/storage/answer-jobs.ts';
import { untilStarted } from '../until.ts';

interface Job {
  content: Uint8Array;
}

/** Stands for a job on a file: fails, ends its process, or `waits <folder>`: it tells by a file there that it has begun, and ends with another one. */
async function runJob({ content }: Job): Promise<void> {
  const [what, folder] = Buffer.from(content).toString().split(' ');
  if (what === 'fails') throw new Error('damaged');
  // This simulates one large object that does not fit into the memory.
  if (what === 'aborts') process.abort();
  if (what !== 'waits') return;
  writeFileSync(`${folder}/begun`, '');
  await untilStarted('the test lets it end', () => existsSync(`${folder}/finish`));
}

answerJobs({
  pid: () => process.pid,
  async inspectStructure(job: Job): Promise<null> {
    await runJob(job);
    return null;
  },
  async countPages(job: Job): Promise<number> {
    await runJob(job);
    return 1;
  },
});
