import { CommandError } from '../command/command-error.ts';

/** Only for requests that hang: a busy product may take long to generate its OpenAPI document for the first time. */
const LIMIT_MS = 60_000;

/**
 * Checks that the api of a deployed Handover is at this origin; otherwise throws a CommandError with what is found there.
 */
export async function checkProduct(origin: string): Promise<void> {
  const where = `${origin}/api/openapi.json`;
  const { ok, status, text } = await read(where).catch((error: Error) => {
    throw new CommandError(`${origin} does not respond: ${reasonOf(error)}`);
  });
  if (!ok || !isDocument(text))
    throw new CommandError(`${origin} responds, but not as Handover: GET ${where} gave ${status}`);
}

async function read(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

function isDocument(text: string): boolean {
  try {
    return typeof JSON.parse(text).info.version === 'string';
  } catch {
    return false;
  }
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `no response within ${LIMIT_MS / 1000} s`;
  const { cause } = error;
  if (cause instanceof AggregateError) return String(cause.errors[0]?.message ?? cause.message);
  return cause instanceof Error ? cause.message : error.message;
}
