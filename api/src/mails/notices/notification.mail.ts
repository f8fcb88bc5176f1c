import { routes } from '@handover/shared/contract';
import { fill, fillCount } from '../../locales/fill.ts';
import { TEXTS } from '../../locales/texts.ts';
import type { Message } from '../../plugins/mail.ts';
import { type Addressee, languageOfAccount } from '../addressee.ts';
import { writeMail } from '../write-mail.ts';
import { type Notice, sentenceOf } from './sentence.ts';
import { asGoesOn } from './subject.rules.ts';

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
  // A reason may be long and of many lines, and names many: not in a subject.
  const subject = only ? sentenceOf(only, language, true) : fill(ofSeveral, { count });
  const item = (notice: Notice) => {
    const sentence = sentenceOf(notice, language);
    return isDigest ? `- ${oneLine(sentence)}` : `- ${sentence}\n  ${publicUrl}${notice.link}`;
  };
  const paragraphs = [
    fillCount(isDigest ? texts.digestLead : texts.lead, count, language),
    notices.map(item).join(isDigest ? '\n' : '\n\n'),
    rest > 0 && fill(texts.rest, { count: rest }),
    (isDigest || rest > 0) && `${texts.list}\n${publicUrl}${routes.notifications}`,
    `${texts.settings}\n${publicUrl}${routes.settings}`,
    unsubscribeUrl && `${texts.unsubscribe}\n${unsubscribeUrl}`,
    texts.farewell,
  ].filter((paragraph) => typeof paragraph === 'string');
  const { email, firstName: name } = to;
  return {
    ...writeMail({ email, language, name }, asGoesOn(oneLine(subject)), paragraphs),
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
