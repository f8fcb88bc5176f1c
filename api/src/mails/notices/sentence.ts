import { DEAL_PHASES, isDay, type Language, type NotificationType } from '@handover/shared/contract';
import { marketDay, marketPlace } from '@handover/shared/contract/hosting';
import type { notifications } from '../../../db/schema/index.ts';
import { writtenDay } from '../../http/sheets/written-day.ts';
import { fill, fillCount } from '../../locales/fill.ts';
import { TEXTS } from '../../locales/texts.ts';

type Row = typeof notifications.$inferSelect;
export type Notice = Pick<Row, 'type' | 'params' | 'link'> & Partial<Pick<Row, 'groupCount'>>;

/** The compiler requires a text of every type; it may have variants, see below. */
const typesOf = (language: Language): Readonly<Record<string, string>> =>
  TEXTS[language].notices.types satisfies Record<NotificationType, string>;

/**
 * The text of a notice: it says the same as the list in the browser, without the name of a person. `types.<type>` may
 * have the variants of a cause, `_several`, `_counted` (days that are left) and `_dated`; each may have `_buy`, of a
 * mandate. The first that fits is taken. `short` leaves out what may be long.
 */
export function sentenceOf({ type, params, groupCount = 1 }: Notice, language: Language, short = false) {
  const texts = TEXTS[language].notices;
  const types = typesOf(language);
  const text = (name: string) => (params[name] === undefined ? undefined : String(params[name]));
  const count = typeof params.count === 'number' ? params.count : 0;
  const days = count > 0 ? fillCount(texts.days, count, language) : undefined;
  const day = text('date');
  const date = day && writtenOut(day, language);
  const phase = DEAL_PHASES.find((each) => each === params.phase);
  const [reason, names] = short ? [] : [text('reason'), text('left_out')];
  const device = [text('browser'), text('platform')].filter(Boolean).join(', ');

  const cause = text('cause');
  const variants = [
    cause && (cause === 'sold' ? '_sold' : '_unlisted'),
    groupCount > 1 && '_several',
    days && '_counted',
    date && '_dated',
    '',
  ].filter((variant) => typeof variant === 'string');
  const keys = variants.map((variant) => `${type}${variant}`);
  const isMandate = params.type_of_opportunity === 'buy';
  const key = keys
    .flatMap((each) => (isMandate ? [`${each}_buy`, each] : [each]))
    .find((each) => each in types);

  return fill(types[key ?? type] ?? '', {
    title: fill(texts.quoted, { title: text('project_title') ?? '' }),
    several: groupCount,
    days,
    date,
    place: marketPlace(language),
    phase: phase ? texts.phases[phase] : texts.nextPhase,
    within: days ? fill(texts.within, { days }) : texts.soon,
    endOf: date ? fill(texts.endOf, { date }) : '',
    reason: reason ? fill(texts.reason, { reason }) : '',
    chosen: params.chosen === undefined ? '' : texts.chosen,
    leftOut: names ? fill(texts.leftOut, { names }) : '',
    device: device ? fill(texts.device, { device }) : '',
  });
}

/** A day is the same for every reader, an instant is told by its day in the marketplace. */
const writtenOut = (date: string, language: Language) =>
  writtenDay(isDay(date) ? date : marketDay(date), language);
