/** What the server says of a document it does not take, letter for letter: the browser says it in the language of the page. */
export const FILE_REFUSALS = {
  empty: 'This file is empty',
  macros: 'Files with macros are not accepted',
  locked: 'Files with a password are not accepted: nobody else could open them',
  ledgerTaken: 'There is a general ledger already; delete it first',
} as const;
