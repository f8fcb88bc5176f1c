const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that join the words of a name, in either language. */
export const CONNECTING = listed(
  'a an and at au aux by chez d da das de del della den der des di do dos du e el en et for from in l la las le les lez los of on par pour près sous sur the to und van von y',
);
/** Words for the legal form in a company's name, which people leave out. */
export const LEGAL_FORMS = listed(
  'ab ag bv cie co company corp corporation ei eirl eurl gie gmbh inc kg limited llc llp ltd nv oy plc pty sa sagl sarl sas sasu sca sci scop selarl snc societe spa sprl srl ste',
);
/** Words that come before a person's name. */
export const TITLES = listed('m mm mr mrs ms mme mlle madame monsieur messieurs dr docteur maitre me sir');
export const FAMILY = listed('famille family');
