import type { ErrorParams } from '@handover/shared/contract';
import { isElsewhere } from '../address.ts';
import { Found } from '../finding.ts';
import { partName } from './part-name.ts';
import { XmlReader } from './xml.ts';

export interface Relationship {
  /** The id by which its source refers to it. */
  id: string;
  /** The part that it is of; empty for the package itself. */
  source: string;
  /** The last word of its type, in small letters, which is the same in every edition of the format. */
  type: string;
  /** A part of the package, in small letters, or an address. */
  target: string;
  isExternal: boolean;
}

/** Links that are followed by a click. */
const CLICKED = new Set(['hyperlink']);
/**
 * The types that load values of other workbooks: Excel asks before it fetches them, unless a workbook says otherwise
 * (`updateLinks`).
 */
const ASKED =
  /^(?:externallinkpath|xlpathmissing|xllibrary|xlstartup|xlalternatestartup|xlexternallinkpath.*)$/;
/** The figures of a chart that are kept in another workbook: fetched where the chart says so (`autoUpdate`). */
const OF_CHART = new Set(['oleobject', 'package']);
const isChart = (source: string) => /\/charts?\//.test(source);

type Outside = ErrorParams<'file.loads_outside'>['found'];
const FOUND: Record<string, Outside> = {
  attachedtemplate: 'template',
  image: 'picture',
  mailmergesource: 'connection',
  mailmergeheadersource: 'connection',
  frame: 'part',
  subdocument: 'part',
  afchunk: 'part',
};

/** The part that a list of relationships is of: `word/_rels/document.xml.rels` is of `word/document.xml`. */
const sourceOf = (name: string) => name.replace(/(^|\/)_rels\/([^/]*)\.rels$/, '$1$2');

/** The name of the part that a target stands for, from the folder of its source. */
export function partOf(source: string, target: string): string {
  try {
    const base = `http://package/${source.split('/').map(encodeURIComponent).join('/')}`;
    return partName(new URL(target.replaceAll('\\', '/'), base).pathname.slice(1));
  } catch {
    return '';
  }
}

export const relationshipReader = (name: string, to: Relationship[]) =>
  new XmlReader(
    ['Relationship'],
    ({ attributes: { Id = '', Type = '', Target = '', TargetMode = '' }, isEnd }) => {
      if (isEnd) return;
      const source = sourceOf(name);
      const isExternal = TargetMode.toLowerCase() === 'external' || /^[a-z][a-z0-9+.-]+:\/\//i.test(Target);
      const type = (Type.split('/').at(-1) ?? '').toLowerCase();
      to.push({ id: Id, source, type, isExternal, target: isExternal ? Target : partOf(source, Target) });
    },
  );

/**
 * Checks whether a relationship loads from another computer when a document is opened. One that is not known to wait
 * for a click or an answer counts as loaded. Throws `Found`.
 */
export function checkRelationship({ source, type, target, isExternal }: Relationship): void {
  if (!isExternal || CLICKED.has(type) || ASKED.test(type) || !isElsewhere(target)) return;
  if (OF_CHART.has(type) && isChart(source)) return;
  throw new Found('loads_outside', { found: FOUND[type] ?? 'object' });
}

/** Another workbook on another computer. */
export const asksBefore = ({ type, target, isExternal }: Relationship) =>
  isExternal && ASKED.test(type) && isElsewhere(target);

/** The figures of a chart, its source, on another computer. */
export const hasFiguresElsewhere = ({ type, target, isExternal }: Relationship) =>
  isExternal && OF_CHART.has(type) && isElsewhere(target);
