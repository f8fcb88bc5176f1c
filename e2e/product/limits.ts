/** A start, a build, or a test with several of them that takes longer than this hangs, however slow the machine is. */
export const HANG_LIMIT_MS = 600_000;

/** For an expectation that waits for a build, or for a process of the product to restart. */
export const LONG_TIMEOUT = { timeout: 120_000 };
