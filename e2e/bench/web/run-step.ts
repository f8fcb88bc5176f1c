/** Longer than any step takes on a busy machine: what takes longer hangs. */
const LIMIT_MS = 180_000;

/** Runs a step of the bench, and rejects with its name if it fails or does not end. */
export async function runStep<Result>(
  name: string,
  run: () => Promise<Result>,
  limitMs = LIMIT_MS,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
