import { limit } from '@handover/shared/testing/limit';

/** A start, a build, or a test with several of them that takes longer than this hangs, however slow the machine is. */
export const HANG_LIMIT_MS = limit(600_000);

/** For an expectation that waits for a build, or for a process of the product to restart. */
export const LONG_TIMEOUT = { timeout: limit(120_000) };
