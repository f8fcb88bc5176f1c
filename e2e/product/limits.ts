import { limit } from '@handover/shared/testing/limit';

/** A start, a build, or a test with several of them that takes longer than this hangs, however slow the machine is. */
export const HANG_LIMIT_MS = limit(600_000);

/**
 * The settings of gateways: a busy machine does not decide whether a page is rendered on the server or by the
 * browser.
 */
export const RENDER_SETTINGS = {
  RENDER_DATA_MS: String(limit(10_000)),
  RENDER_TOTAL_MS: String(limit(20_000)),
};

/** The timeout of an expectation that waits for a build, or for a process of the product to restart. */
export const LONG_TIMEOUT = { timeout: limit(120_000) };
