/** What a page keeps for the one that is loaded in its place, in `sessionStorage`. */
export const LEFT_KEY = 'left-revoked';
