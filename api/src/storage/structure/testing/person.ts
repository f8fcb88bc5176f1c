/** Who sends what a test checks. */
export const PERSON = { account: 'a person', network: 'their network' };
