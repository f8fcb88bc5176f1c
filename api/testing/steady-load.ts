import { Agent, get } from 'node:http';
import { after } from 'node:test';

interface Outcome {
  status?: number;
  error?: string;
}

/** One request on a kept-alive connection. */
const ask = (agent: Agent, url: string, token: string) =>
  new Promise<Outcome>((resolve) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = get(url, { agent, headers }, (answer) => {
      answer.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0 })).resume();
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
  });

/** Several clients that send requests, without retries, until they are stopped or the test has ended. */
export function steadyLoad(url: string, token: string, readers: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const outcomes: Outcome[] = [];
  let going = true;
  const read = async () => {
    while (going) outcomes.push(await ask(agent, url, token));
  };
  const all = Promise.all(Array.from({ length: readers }, read));
  const stop = async () => {
    going = false;
    await all;
    agent.destroy();
    return outcomes;
  };
  after(stop);
  return { outcomes, stop };
}
