/** A job that `jobProcesses` sends. */
export interface Job {
  name: string;
  task: unknown;
}

export type Answer = { result: unknown } | { error: string };

/**
 * Answers each job in a process of `jobProcesses` with the result of the function of its name. The process ends with
 * its parent.
 */
export function answerJobs(functions: Readonly<Record<string, (task: never) => unknown>>): void {
  process.on('message', async ({ name, task }: Job) => {
    let answer: Answer;
    try {
      answer = { result: await functions[name]?.(task as never) };
    } catch (error) {
      answer = { error: String(error) };
    }
    process.send?.(answer);
  });
  process.on('disconnect', () => process.exit());
}
