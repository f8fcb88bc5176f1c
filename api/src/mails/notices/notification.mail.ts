import { DEAL_PHASES, isDay, type Language, type NotificationType, routes } from '@handover/shared/contract';
import { marketDay, marketPlace } from '@handover/shared/contract/hosting';
import type { notifications } from '../../../db/schema/index.ts';
import { writtenDay } from '../../http/sheets/written-day.ts';
import type { Message } from '../../plugins/mail.ts';
import { type Addressee, languageOfAccount } from '../addressee.ts';
import type { MailFacts, MailTexts } from './mail-texts.ts';
import { english } from './texts.en.ts';
import { french } from './texts.fr.ts';

const TEXTS: Record<Language, MailTexts> = { en: english, fr: french };

type Row = typeof notifications.$inferSelect;
type Notice = Pick<Row, 'type' | 'params' | 'link'> & Partial<Pick<Row, 'groupCount'>>;

interface MailOptions {
  publicUrl: string;
  /** The link that switches the mails off without a sign-in; absent for mails that can't be switched off. */
  unsubscribeUrl?: string;
  /** The mail of a day: one line each. */
  isDigest?: boolean;
  /** How many more there are that do not fit. */
  rest?: number;
}

/** One mail with all notices for a user, in their language, with links to each and to the settings. */
export function notificationMail(
  to: Addressee,
  notices: Notice[],
  { publicUrl, unsubscribeUrl, isDigest = false, rest = 0 }: MailOptions,
): Message {
  const texts = TEXTS[languageOfAccount(to)];
  const sentence = (notice: Notice, facts = factsOf(notice, texts)) =>
    texts.types[notice.type as NotificationType](facts);
  const count = notices.length + rest;
  const [only] = count === 1 ? notices : [];
  // A reason may be long and of many lines, and names many: not in a subject.
  const subject = only
    ? sentence(only, { ...factsOf(only, texts), reason: undefined, leftOut: undefined })
    : (isDigest ? texts.digestSubject : texts.subject)(count);
  const item = (notice: Notice) =>
    isDigest ? `- ${oneLine(sentence(notice))}` : `- ${sentence(notice)}\n  ${publicUrl}${notice.link}`;
  const paragraphs = [
    texts.greeting(to.firstName),
    (isDigest ? texts.digestLead : texts.lead)(count),
    notices.map(item).join(isDigest ? '\n' : '\n\n'),
    rest > 0 && texts.rest(rest),
    (isDigest || rest > 0) && `${texts.list}\n${publicUrl}${routes.notifications}`,
    `${texts.settings}\n${publicUrl}${routes.settings}`,
    unsubscribeUrl && `${texts.unsubscribe}\n${unsubscribeUrl}`,
    texts.farewell,
  ];
  return {
    to: to.email,
    subject: texts.headed(oneLine(subject)),
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
    // RFC 8058: the mail program calls the address itself when its user presses "unsubscribe".
    ...(unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

const oneLine = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, ' ');

function factsOf({ params, groupCount = 1 }: Notice, texts: MailTexts): MailFacts {
  const text = (name: string) => (params[name] === undefined ? undefined : String(params[name]));
  const phase = DEAL_PHASES.find((each) => each === params.phase);
  const date = text('date');
  return {
    title: texts.quoted(text('project_title') ?? ''),
    count: typeof params.count === 'number' ? params.count : undefined,
    several: groupCount > 1 ? groupCount : undefined,
    date: date && writtenOut(date, texts),
    place: marketPlace(texts.language),
    phase: phase && texts.phases[phase],
    reason: text('reason'),
    leftOut: text('left_out'),
    isMandate: text('type_of_opportunity') === 'buy',
    cause: text('cause'),
    device: [text('browser'), text('platform')].filter(Boolean).join(', '),
  };
}

/** A day is the same for every reader, an instant is told by its day in the marketplace. */
const writtenOut = (date: string, { language }: MailTexts) =>
  writtenDay(isDay(date) ? date : marketDay(date), language);
