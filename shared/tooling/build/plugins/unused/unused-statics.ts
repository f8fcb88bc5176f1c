/** Replaces what axios exports for its users, and we do not use: requests are cancelled by `AbortSignal`, statuses are numbers. */
export default {};
