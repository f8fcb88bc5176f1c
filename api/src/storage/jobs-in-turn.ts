import { type Asker, fairTurns } from '../turns/fair-turns.ts';
import { jobProcesses } from './job-processes.ts';

/** Waiting included. */
const TIMEOUT_MS = 60_000;
const IDLE_MS = 60_000;
/** The number of processes: a slow file leaves one to those of others. */
const PROCESSES = 2;

type RunJob = (name: string, task: unknown) => Promise<unknown>;
type Work<Result> = (run: RunJob) => Promise<Result>;

/** Whether its turn, or the end of its job, did not come in time, or before the server was stopped. */
export const isLate = (error: unknown) =>
  error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);

/**
 * Runs functions of a file (`answerJobs`) on what strangers send, in processes of their own: a hostile file may take long, or all the
 * memory of its process. People take turns, and nobody has more than one process. The work begins when its turn has come; where it is
 * late, it fails with the error that `whenLate` makes.
 */
export function jobsInTurn(worker: URL, memoryMb: number, whenLate: (cause: unknown) => Error) {
  const processes = jobProcesses(worker, { memoryMb, idleMs: IDLE_MS });
  const turns = fairTurns(PROCESSES);
  return async <Result>(asker: Asker, work: Work<Result>): Promise<Result> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await turns.run(asker, signal, () => work((name, task) => processes.run(name, task, signal)));
    } catch (error) {
      throw isLate(error) ? whenLate(error) : error;
    }
  };
}
