/** Why something is not released, in words for the person who asked: shown as it is, without a stack. */
export class ReleaseError extends Error {}
