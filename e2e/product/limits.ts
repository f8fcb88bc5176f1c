/** What takes longer than this hangs, however slow the machine is: a start, a build, or a test with several of them. */
export const LIMIT_MS = 600_000;

/** For an expectation that waits for a build, or for a part of the product that starts again. */
export const PATIENT = { timeout: 120_000 };
