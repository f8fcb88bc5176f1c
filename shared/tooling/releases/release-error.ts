/** An error that the user can act on: printed without a stack. */
export class ReleaseError extends Error {}
