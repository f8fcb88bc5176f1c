/** The sender of the files in a test. */
export const PERSON = { account: 'a person', network: 'their network' };
