/** How much the owner of an opportunity thinks of a letter. */
export const LETTER_MARKS = ['favoured', 'possible', 'unlikely'] as const;
