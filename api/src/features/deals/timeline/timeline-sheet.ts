import {
  CURRENCIES,
  inLanguage,
  type Language,
  type TimelineChange,
  type TimelineEntry,
} from '@handover/shared/contract';
import type { Cell, SheetData } from 'write-excel-file/node';
import { headCell, numberCell, textCell, timeCell } from '../../../http/sheets/sheet-cells.ts';
import { TEXTS } from '../../../locales/texts.ts';

export const sheetName = (language: Language) => TEXTS[language].sheets.timeline.name;

const WIDTHS = [6, 17, 24, 12, 44, 80];
export const sheetColumns = WIDTHS.map((width) => ({ width }));

type Texts = (typeof TEXTS)[Language]['sheets']['timeline'];
/** The text of an event. One that this server does not know is named by its key. */
const named = (names: Record<string, string>, key: string) => names[key] ?? key;

function valueText(value: TimelineChange['before'], language: Language): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, 'name', language)).join(', ') || '–';
  if (typeof value !== 'object') return String(value);
  return `${CURRENCIES.find(({ id }) => id === value.currency)?.name ?? ''} ${value.amount}`.trim();
}

function changeText({ field, year, before, after }: TimelineChange, language: Language): string {
  const name = [TEXTS[language].sheets.timeline.fields[field], year].filter(Boolean).join(' ');
  if (before === null && after === null) return name;
  return `${name}: ${valueText(before, language)} → ${valueText(after, language)}`;
}

function detailsText({ details }: TimelineEntry, texts: Texts, language: Language): string {
  if (!details) return '';
  const { changes = [], files = [], version, reason, before, after } = details;
  return [
    ...changes.map((change) => changeText(change, language)),
    ...files.map(({ name }) => name),
    ...(version === undefined ? [] : [`${texts.version} ${version}`]),
    ...(after === undefined ? [] : [[before, after].filter(Boolean).join(' → ')]),
    ...(reason === undefined ? [] : [reason]),
  ].join('\n');
}

const personText = ({ person, side }: TimelineEntry, texts: Texts) => person ?? (side ? texts.former : '');

function eventText({ event, phase, side }: TimelineEntry, texts: Texts) {
  if (event === 'phase_changed' && phase) return `${texts.events.phase_changed} ${texts.phases[phase]}`;
  // Another deal about the same opportunity was completed, so that no side has cancelled this one.
  return named(texts.events, event === 'cancelled' && side === null ? 'lost' : event);
}

/** One row an event, the first first; times of the marketplace. */
export function timelineSheet(entries: TimelineEntry[], language: Language): SheetData {
  const texts = TEXTS[language].sheets.timeline;
  const rows = entries.map((entry, index): Cell[] => [
    numberCell(index + 1),
    timeCell(entry.created_at),
    textCell(personText(entry, texts)),
    textCell(entry.side ? texts[entry.side] : ''),
    textCell(eventText(entry, texts)),
    textCell(detailsText(entry, texts, language)),
  ]);
  return [texts.head.map(headCell(language)), ...rows];
}
