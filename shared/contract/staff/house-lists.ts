/** The lists of names that staff edit. Countries and currencies are standards; regions and tags are added by people. */
export const HOUSE_LISTS = ['sectors', 'sub_sectors', 'faq_categories'] as const;
/** What an event of the audit log can be about. */
export const EDITED_LISTS = [...HOUSE_LISTS, 'faq'] as const;

/** Lengths of what staff write there, in characters; an answer is as long as other long texts. */
export const LISTED = { nameMin: 2, nameMax: 50, questionMin: 10, questionMax: 200, answerMin: 20 } as const;

export type HouseList = (typeof HOUSE_LISTS)[number];
export type EditedList = (typeof EDITED_LISTS)[number];
