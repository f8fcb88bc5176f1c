import { Found } from '../finding.ts';
import { checkFormula } from './formulas.ts';
import type { Tag } from './xml.ts';

export const EXCEL_TAGS = [
  'sheet',
  'workbookPr',
  'f',
  'formula',
  'formula1',
  'formula2',
  'definedName',
  'calculatedColumnFormula',
  'ddeLink',
  'connection',
  'queryTable',
  'pivotCacheDefinition',
  'cacheSource',
  'worksheetSource',
  'rangeSet',
  'oleObject',
];
/** Tags that contain nothing but a formula; some others contain it in a tag of its own. */
const FORMULAS = /^(?:f|formula|definedName|calculatedColumnFormula)$/;
const isOn = (value: string | undefined) => value === '1' || value?.toLowerCase() === 'true';
const fetched = () => new Found('loads_outside', { found: 'connection' });

/** Inspects a part of a workbook for active content. */
export class ExcelPart {
  /** How many sheets a workbook has, and whether it updates its links without asking. */
  sheets = 0;
  updatesLinks = false;
  #isRefreshed = false;

  on({ name, isEnd, attributes, text, isBroken }: Tag): void {
    if (isEnd) return;
    if (isBroken && (text.trim() || FORMULAS.test(name)))
      throw new Found('wrong_content', { content: 'damaged' });
    if (name === 'sheet') this.sheets += 1;
    else if (name === 'workbookPr') this.updatesLinks = attributes.updateLinks === 'always';
    else if (name === 'ddeLink') throw new Found('has_scripts', { found: 'field' });
    else if (name === 'connection' || name === 'queryTable') {
      if (isOn(attributes.refreshOnLoad) || Number(attributes.interval ?? 0) > 0) throw fetched();
    } else if (name === 'oleObject') {
      if (isOn(attributes.autoLoad)) throw new Found('has_files', { inside: attributes.progId ?? '' });
    } else if (/^(?:pivot|cache|worksheetS|rangeS)/.test(name)) this.#pivot(name, attributes);
    else checkFormula(text);
  }

  end(): void {}

  /** A pivot table that is refreshed from this workbook fetches nothing. */
  #pivot(name: string, attributes: Record<string, string>): void {
    if (name === 'pivotCacheDefinition') this.#isRefreshed = isOn(attributes.refreshOnLoad);
    else if (
      this.#isRefreshed &&
      (attributes.type === 'external' || (name !== 'cacheSource' && attributes.id))
    )
      throw fetched();
  }
}
