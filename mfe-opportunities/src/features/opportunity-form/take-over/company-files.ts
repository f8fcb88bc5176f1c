/** The documents of a company that the user has chosen to be copied into the sale. */
export interface CompanyFiles {
  company_id: string;
  ids: number[];
}

/**
 * The ids that are copied from this company; `all` of a new sale, unless the user has chosen among them.
 *
 * @param chosen null until the user has chosen
 */
export function chosenFiles(
  chosen: CompanyFiles | null,
  companyId: string | null,
  isNew: boolean,
): ReadonlySet<number> | 'all' {
  if (chosen && chosen.company_id === companyId) return new Set(chosen.ids);
  return isNew ? 'all' : new Set();
}
