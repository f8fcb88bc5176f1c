/** The key in `sessionStorage` of the input that a page keeps for the one that replaces it. */
export const LEFT_KEY = 'left-revoked';
