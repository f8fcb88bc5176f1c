import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawClient {
  socket: Socket;
  /** The beginning of what is answered; empty where the connection ends without. */
  answer: Promise<string>;
  /** Resolves when the connection is over. */
  closed: Promise<unknown>;
}

/** A client that sends these lines and then nothing, unless the test writes more. */
export function rawClient(port: number, lines: readonly string[]): RawClient {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answer = Promise.race([once(socket, 'data').then(([text]) => String(text)), closed.then(() => '')]);
  answer.catch(() => undefined);
  socket.write(lines.join('\r\n'));
  return { socket, answer, closed };
}

/** Headers of a call and of an upload that are not sent to their end. */
export const half = { 'Content-Type': 'application/json', 'Content-Length': 100 };
export const form = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 1000 };

/** The head of a request, with the headers given. */
export const headOf = (requestLine: string, headers: Record<string, string | number> = {}) => [
  `${requestLine} HTTP/1.1`,
  ...Object.entries({ Host: 'handover.test', ...headers }).map(([name, value]) => `${name}: ${value}`),
  '',
  '',
];

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
