import {
  DEAL_PHASES,
  FIRM_ROLES,
  isDay,
  type Language,
  type NotificationType,
} from '@handover/shared/contract';
import { marketDay, marketPlace } from '@handover/shared/contract/hosting';
import type { notifications } from '../../../db/schema/index.ts';
import { writtenDay } from '../../http/sheets/written-day.ts';
import { fill, fillCount, type Values } from '../../locales/fill.ts';
import { TEXTS } from '../../locales/texts.ts';
import { fitted } from './fitted.rules.ts';

type Row = typeof notifications.$inferSelect;
export type Notice = Pick<Row, 'type' | 'params' | 'link'> & Partial<Pick<Row, 'groupCount'>>;

/** The compiler requires a text and a subject of every type; they may have variants, see below. */
type Texts = Readonly<Record<string, string>>;
const typesOf = (language: Language): Texts =>
  TEXTS[language].notices.types satisfies Record<NotificationType, string>;
const subjectsOf = (language: Language): Texts =>
  TEXTS[language].notices.subjects satisfies Record<NotificationType, string>;

/** The text of a notice: it says the same as the list in the browser, without the name of a person. */
export const sentenceOf = (notice: Notice, language: Language): string =>
  fill(textOf(typesOf(language), notice), valuesOf(notice, language));

/** What happened, then the project title: the heading of its mail, and the subject with as much of the title as fits. */
export function headOf(notice: Notice, language: Language): { heading: string; subject: string } {
  const text = textOf(subjectsOf(language), notice);
  const values = valuesOf(notice, language);
  const title = titleOf(notice);
  const write = (part: string) => fill(text, { ...values, title: part });
  return { heading: write(title), subject: fitted(title, write) };
}

/**
 * A text may have the variants of a cause, `_several`, `_counted` (days that are left) and `_dated`; each may have
 * `_buy`, of a mandate. The first that fits is taken.
 */
function textOf(texts: Texts, { type, params, groupCount = 1 }: Notice): string {
  const variants = [
    params.cause !== undefined && (params.cause === 'sold' ? '_sold' : '_unlisted'),
    groupCount > 1 && '_several',
    countOf(params) > 0 && '_counted',
    params.date !== undefined && '_dated',
    '',
  ].filter((variant) => typeof variant === 'string');
  const isMandate = params.type_of_opportunity === 'buy';
  const key = variants
    .map((variant) => `${type}${variant}`)
    .flatMap((each) => (isMandate ? [`${each}_buy`, each] : [each]))
    .find((each) => each in texts);
  return texts[key ?? type] ?? '';
}

/** What it is about: a listing, or a firm. */
const titleOf = ({ params }: Notice) => String(params.project_title ?? params.firm_name ?? '');
const countOf = ({ count }: Notice['params']) => (typeof count === 'number' ? count : 0);

function valuesOf(notice: Notice, language: Language): Values {
  const { params, groupCount = 1 } = notice;
  const texts = TEXTS[language].notices;
  const text = (name: string) => (params[name] === undefined ? undefined : String(params[name]));
  const count = countOf(params);
  const days = count > 0 ? fillCount(texts.days, count, language) : undefined;
  const day = text('date');
  const date = day && writtenOut(day, language);
  const phase = DEAL_PHASES.find((each) => each === params.phase);
  const role = FIRM_ROLES.find((each) => each === params.role);
  const [reason, names] = [text('reason'), text('left_out')];
  const device = [text('browser'), text('platform')].filter(Boolean).join(', ');
  return {
    title: fill(texts.quoted, { title: titleOf(notice) }),
    several: groupCount,
    search: fill(texts.quoted, { title: text('search_name') ?? '' }),
    listings: fillCount(texts.listings, Math.max(count, 1), language),
    days,
    date,
    place: marketPlace(language),
    phase: phase ? texts.phases[phase] : texts.nextPhase,
    role: role ? texts.roles[role] : texts.anyRole,
    within: days ? fill(texts.within, { days }) : texts.soon,
    endOf: date ? fill(texts.endOf, { date }) : '',
    reason: reason ? fill(texts.reason, { reason }) : '',
    chosen: params.chosen === undefined ? '' : texts.chosen,
    leftOut: names ? fill(texts.leftOut, { names }) : '',
    device: device ? fill(texts.device, { device }) : '',
  };
}

/** A day is the same for every reader, an instant is told by its day in the marketplace. */
const writtenOut = (date: string, language: Language) =>
  writtenDay(isDay(date) ? date : marketDay(date), language);
