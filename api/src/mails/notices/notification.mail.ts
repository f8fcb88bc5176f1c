import { routes } from '@handover/shared/contract';
import { fill, fillCount } from '../../locales/fill.ts';
import { TEXTS } from '../../locales/texts.ts';
import type { Message } from '../../plugins/mail.ts';
import { type Addressee, languageOfAccount } from '../addressee.ts';
import { writeMail } from '../write-mail.ts';
import { placeOf } from './place.rules.ts';
import { headOf, type Notice, sentenceOf } from './sentence.ts';

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
  const language = languageOfAccount(to);
  const texts = TEXTS[language].notices;
  const count = notices.length + rest;
  const [only] = count === 1 ? notices : [];
  const ofSeveral = isDigest ? texts.digestSubject : texts.subject;
  const items = notices.map((notice) => {
    const sentence = sentenceOf(notice, language);
    const link = { label: texts.places[placeOf(notice.link)], url: publicUrl + notice.link };
    return { text: isDigest ? oneLine(sentence) : sentence, link };
  });
  const blocks = [
    { text: fillCount(isDigest ? texts.digestLead : texts.lead, count, language) },
    { items, isBrief: isDigest },
    rest > 0 && { text: fill(texts.rest, { count: rest }) },
    (isDigest || rest > 0) && {
      text: texts.list,
      links: [{ label: texts.links.list, url: publicUrl + routes.notifications }],
    },
  ].filter((block) => block !== false);
  const foot = [
    { text: texts.settings, links: [{ label: texts.links.settings, url: publicUrl + routes.settings }] },
    unsubscribeUrl && {
      text: texts.unsubscribe,
      links: [{ label: texts.links.unsubscribe, url: unsubscribeUrl }],
    },
  ].filter((paragraph) => typeof paragraph === 'object');
  const { email, firstName: name } = to;
  const head = only ? headOf(only, language) : { subject: fill(ofSeveral, { count }) };
  return {
    ...writeMail({ email, language, name }, { ...head, blocks, foot, farewell: texts.farewell }),
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
