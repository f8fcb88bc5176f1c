/** A reason not to make a remote that a person can act on: one line, no stack. */
export class Refused extends Error {}
