import { isAxiosError, isCancel } from 'axios';
import { HttpError } from './http-error.ts';

/** The error of a download comes as a Blob, as the file would have. */
async function readBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await data.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Converts errors of axios, so that nothing outside this folder depends on it. */
export async function toHttpError(error: unknown): Promise<unknown> {
  if (isCancel(error)) return new HttpError({ kind: 'aborted' });
  if (!isAxiosError(error)) return error;
  const { code, message, response } = error;
  if (response) {
    const body = await readBody(response.data);
    const retryAfter = Number(response.headers['retry-after']) || undefined;
    return new HttpError({ kind: 'response', status: response.status, body, retryAfter, message });
  }
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return new HttpError({ kind: 'timeout', message });
  return new HttpError({ kind: 'network', message });
}
