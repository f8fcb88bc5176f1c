import { DEAL_PHASES, type NotificationType, routes } from '@handover/shared/contract';
import type { Message } from '../../../plugins/mail.ts';
import type { NotificationRow } from '../notifications.sql.ts';
import type { MailFacts, MailTexts } from './mail-texts.ts';
import { english } from './texts.en.ts';
import { french } from './texts.fr.ts';

export interface Addressee {
  email: string;
  firstName: string;
  language: string;
}
type Notice = Pick<NotificationRow, 'type' | 'params' | 'link'>;

/** One mail with all notices for a user, in their language, with links to each and to the settings. */
export function notificationMail(to: Addressee, notices: Notice[], publicUrl: string): Message {
  const texts = to.language === 'fr' ? french : english;
  const sentence = (notice: Notice, facts = factsOf(notice.params, texts)) =>
    texts.types[notice.type as NotificationType](facts);
  const [only] = notices.length === 1 ? notices : [];
  // A reason may be long and of many lines: not in a subject.
  const subject = only
    ? sentence(only, { ...factsOf(only.params, texts), reason: undefined })
    : texts.subject(notices.length);
  const items = notices.map((notice) => `- ${sentence(notice)}\n  ${publicUrl}${notice.link}`);
  return {
    to: to.email,
    subject: `Handover: ${subject.replace(/[^\S\u00a0\u202f]+/g, ' ')}`,
    text: `${texts.greeting(to.firstName)}

${texts.lead(notices.length)}

${items.join('\n\n')}

${texts.settings}
${publicUrl}${routes.settings}

${texts.farewell}
`,
  };
}

function factsOf(params: Notice['params'], texts: MailTexts): MailFacts {
  const text = (name: string) => (params[name] === undefined ? undefined : String(params[name]));
  const phase = DEAL_PHASES.find((each) => each === params.phase);
  const date = text('date');
  return {
    title: texts.quoted(text('project_title') ?? ''),
    count: typeof params.count === 'number' ? params.count : undefined,
    date: date && writtenOut(date, texts.locale),
    phase: phase && texts.phases[phase],
    reason: text('reason'),
    device: [text('browser'), text('platform')].filter(Boolean).join(', '),
  };
}

/** The day in UTC, as the rules count days. */
const writtenOut = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
