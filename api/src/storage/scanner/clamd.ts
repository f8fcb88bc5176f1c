import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { causesOf } from '../../errors/error-causes.ts';
import type { ClamdAddress } from './clamd-address.ts';

const CHUNK = 65_536;
const ATTEMPTS = 3;
const LONGEST_ANSWER = 10_000;
const BROKEN = new Set(['EPIPE', 'ECONNRESET', 'NO_ANSWER']);
const isBroken = (error: unknown) => causesOf(error).some(({ code }) => BROKEN.has(code ?? ''));

export class StreamTooLong extends Error {
  constructor(bytes: number) {
    super(`A file of ${bytes} bytes is larger than the StreamMaxLength of clamd`);
  }
}

/**
 * A client of ClamAV's daemon, with a connection for each file. Not the library `clamscan`: its timeout of an open connection leaves the caller waiting.
 */
export class Clamd {
  readonly #address: ClamdAddress;

  constructor(address: ClamdAddress) {
    this.#address = address;
  }

  /** Such as `ClamAV 1.4.6/27812/…`, with the number of its signatures. Throws if it does not answer within `ms`. */
  version(ms: number): Promise<string> {
    return this.#ask(() => ['zVERSION\0'], ms);
  }

  /** The name of what was found, or null. Throws `StreamTooLong`, or any other error where there is no answer within `ms`. */
  async scan(content: Buffer, ms: number): Promise<string | null> {
    const answer = await this.#ask(() => framesOf(content), ms).catch(async (error) => {
      if (isBroken(error) && (await this.version(ms))) throw new StreamTooLong(content.length);
      throw error;
    });
    if (answer === 'stream: OK') return null;
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found) return found;
    if (answer.startsWith('INSTREAM size limit exceeded')) throw new StreamTooLong(content.length);
    throw new Error(`clamd answered: ${answer}`);
  }

  /**
   * A connection that breaks is opened again, since clamd may restart. It also ends one as soon as a file is too long, and its answer is lost where we still write
   * by then: so if each attempt breaks while clamd is there, the file is too long.
   */
  async #ask(frames: () => Iterable<Frame> | AsyncIterable<Frame>, ms: number): Promise<string> {
    const signal = AbortSignal.timeout(ms);
    for (let left = ATTEMPTS - 1; ; left--)
      try {
        return await exchange(this.#address, frames(), signal);
      } catch (error) {
        if (left === 0 || !isBroken(error)) throw error;
      }
  }
}

type Frame = string | Buffer;

/** Sends a command, and reads its answer up to the null byte. */
function exchange(
  address: ClamdAddress,
  frames: Iterable<Frame> | AsyncIterable<Frame>,
  signal: AbortSignal,
): Promise<string> {
  const socket = connect({ ...address, signal });
  let answer = '';
  return new Promise((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.length > LONGEST_ANSWER) socket.destroy(new Error('The answer of clamd has no end'));
      if (!answer.endsWith('\0')) return;
      resolve(answer.slice(0, -1));
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () =>
      reject(Object.assign(new Error('clamd ended the connection without an answer'), { code: 'NO_ANSWER' })),
    );
    Readable.from(frames).pipe(socket, { end: false });
  });
}

/** INSTREAM: each chunk after its length, and a length of zero at the end. */
async function* framesOf(content: Buffer): AsyncGenerator<Frame> {
  yield 'zINSTREAM\0';
  for (let at = 0; at < content.length; at += CHUNK) {
    const chunk = content.subarray(at, at + CHUNK);
    yield Buffer.concat([lengthOf(chunk), chunk]);
    // Everything would otherwise be written before an early answer is read.
    await nextTurn();
  }
  yield Buffer.alloc(4);
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
