import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { type Addressee, languageOfAccount } from './addressee.ts';
import { fillMail } from './write-mail.ts';

/** The mail is in the language of the account. To an unproven address it has no name, which somebody else may have chosen. */
export function recoveryMail(
  user: Addressee & { emailProvenAt: Date | null },
  link: string,
  minutes: number,
): Message {
  const { email, firstName: name } = user;
  const language = languageOfAccount(user);
  const { subject, button, proven, unproven } = TEXTS[language].mails.recovery;
  const values = { link, minutes };
  return user.emailProvenAt
    ? fillMail({ email, language, name }, { subject, button, text: proven }, values)
    : fillMail({ email, language }, { subject, button, text: unproven }, values);
}
