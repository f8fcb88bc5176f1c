/** A reason to give up that a person can act on: printed as one line, without a stack. */
export class AloneError extends Error {}
