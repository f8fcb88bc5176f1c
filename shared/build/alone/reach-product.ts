import { AloneError } from './alone-error.ts';

const PATIENCE_MS = 10_000;

/** Asks whether the api of a deployed Handover is at this origin; throws an AloneError that says what is there instead. */
export async function reachProduct(origin: string): Promise<void> {
  const where = `${origin}/api/openapi.json`;
  const answer = await fetch(where, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: Error) => {
    throw new AloneError(`${origin} does not answer: ${reasonOf(error)}`);
  });
  const document = await answer.json().catch(() => undefined);
  if (!answer.ok || typeof document?.info?.version !== 'string')
    throw new AloneError(`${origin} answers, but not as Handover: GET ${where} gave ${answer.status}`);
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} s`;
  const { cause } = error;
  if (cause instanceof AggregateError) return String(cause.errors[0]?.message ?? cause.message);
  return cause instanceof Error ? cause.message : error.message;
}
