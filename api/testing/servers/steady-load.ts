import { Agent, request as begin } from 'node:http';
import { after } from 'node:test';

interface Outcome {
  status?: number;
  error?: string;
  /** The connection ended before an answer had begun. */
  isUnanswered?: boolean;
}

/** One request on a kept-alive connection. */
const ask = (agent: Agent, url: string, token: string, body: object | undefined) =>
  new Promise<Outcome>((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const request = begin(url, { agent, headers, method: body ? 'PATCH' : 'GET' }, (answer) => {
      answer.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0 })).resume();
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ error: error.code ?? error.message, isUnanswered: true }),
    );
    request.end(body && JSON.stringify(body));
  });

interface LoadOptions {
  keepAlive?: boolean;
  /** Repeats once what was reset without an answer, as clients do with what may be sent twice. */
  repeatsReset?: boolean;
}

/** Several clients that read, or with a body write, without retries, until they are stopped or the test has ended. */
export function steadyLoad(
  url: string,
  token: string,
  readers: number,
  body?: object,
  { keepAlive = true, repeatsReset = false }: LoadOptions = {},
) {
  const agent = new Agent({ keepAlive, maxSockets: readers });
  const outcomes: Outcome[] = [];
  let going = true;
  const read = async () => {
    while (going) {
      const outcome = await ask(agent, url, token, body);
      const isReset = outcome.error === 'ECONNRESET' && outcome.isUnanswered;
      outcomes.push(isReset && repeatsReset ? await ask(agent, url, token, body) : outcome);
    }
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
