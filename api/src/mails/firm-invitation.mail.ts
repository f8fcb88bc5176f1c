import type { FirmRole, Language } from '@handover/shared/contract';
import { marketDay, marketPlace } from '@handover/shared/contract/hosting';
import { writtenDay } from '../http/sheets/written-day.ts';
import { fill } from '../locales/fill.ts';
import { TEXTS } from '../locales/texts.ts';
import type { Message } from '../plugins/mail.ts';
import { fitted } from './notices/fitted.rules.ts';
import { fillMail } from './write-mail.ts';

interface Invitation {
  language: Language;
  /** The name of who invites. */
  sender: string;
  firm: string;
  role: FirmRole;
  expiresAt: Date;
  link: string;
}

/** An invitation to a firm. It greets nobody by name: the address is all that is known of them. */
export function firmInvitationMail(
  email: string,
  { language, role, expiresAt, ...values }: Invitation,
): Message {
  const { roles, subject, ...texts } = TEXTS[language].mails.firmInvitation;
  const date = writtenDay(marketDay(expiresAt), language);
  // The name of the firm may look like a place of the text.
  const titled = fitted(values.firm, (firm) => fill(subject, { firm }));
  return fillMail(
    { email, language },
    { ...texts, subject: '{{titled}}' },
    { ...values, titled, role: roles[role], date, place: marketPlace(language) },
  );
}
