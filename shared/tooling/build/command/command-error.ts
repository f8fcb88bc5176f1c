/** An error that the user can act on: printed as one line, without a stack. */
export class CommandError extends Error {}
