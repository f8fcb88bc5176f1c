import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controlledJob } from '../../testing/storage/controlled-job.ts';
import { until } from '../../testing/until.ts';
import { jobProcesses } from './job-processes.ts';

const never = new AbortController().signal;
const hasEnded = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

test('a process is used again; it ends when there is no more work, and with a job that is given up', async (context) => {
  const { worker, content, begun } = controlledJob(context);
  const processes = jobProcesses(worker, { memoryMb: 64, idleMs: 60_000 });
  context.after(() => processes.close());
  const pid = (await processes.run('pid', {}, never)) as number;
  assert.equal(await processes.run('pid', {}, never), pid);

  const givenUp = new AbortController();
  const job = processes.run('countPages', { content: Buffer.from(content) }, givenUp.signal);
  await begun();
  givenUp.abort(new Error('too late'));
  await assert.rejects(job, { message: 'too late' });
  await until('its process has ended', () => hasEnded(pid));

  const next = (await processes.run('pid', {}, never)) as number;
  assert.notEqual(next, pid);
  processes.close();
  await until('it has ended without work', () => hasEnded(next));
});

test('a job that fails, or ends its process, is refused, and the next one is done', async (context) => {
  const processes = jobProcesses(controlledJob(context).worker, { memoryMb: 64, idleMs: 60_000 });
  context.after(() => processes.close());
  const run = (content: string) => processes.run('countPages', { content: Buffer.from(content) }, never);
  await assert.rejects(run('fails'), { message: 'Error: damaged' });
  await assert.rejects(run('aborts'), { message: 'the process has ended with SIGABRT' });
  assert.equal(await run('works'), 1);
});

test('a process that is stopped from outside is no fault of its job', async (context) => {
  const { worker, content, begun } = controlledJob(context);
  const processes = jobProcesses(worker, { memoryMb: 64, idleMs: 60_000 });
  context.after(() => processes.close());
  const pid = (await processes.run('pid', {}, never)) as number;
  const job = processes.run('countPages', { content: Buffer.from(content) }, never);
  await begun();
  process.kill(pid, 'SIGTERM');
  await assert.rejects(job, { name: 'AbortError', message: 'the process has ended with SIGTERM' });
});
