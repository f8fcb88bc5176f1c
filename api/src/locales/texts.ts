/** The texts that the server writes, by language. One more is a folder of texts, and a row here. */
import type { Language } from '@handover/shared/contract';
import agreement from './en/agreement.json' with { type: 'json' };
import calendar from './en/calendar.json' with { type: 'json' };
import feeds from './en/feeds.json' with { type: 'json' };
import letter from './en/letter.json' with { type: 'json' };
import mails from './en/mails.json' with { type: 'json' };
import notices from './en/notices.json' with { type: 'json' };
import pictures from './en/pictures.json' with { type: 'json' };
import sheets from './en/sheets.json' with { type: 'json' };
import frenchAgreement from './fr/agreement.json' with { type: 'json' };
import frenchCalendar from './fr/calendar.json' with { type: 'json' };
import frenchFeeds from './fr/feeds.json' with { type: 'json' };
import frenchLetter from './fr/letter.json' with { type: 'json' };
import frenchMails from './fr/mails.json' with { type: 'json' };
import frenchNotices from './fr/notices.json' with { type: 'json' };
import frenchPictures from './fr/pictures.json' with { type: 'json' };
import frenchSheets from './fr/sheets.json' with { type: 'json' };

interface Texts {
  agreement: typeof agreement;
  calendar: typeof calendar;
  feeds: typeof feeds;
  letter: typeof letter;
  mails: typeof mails;
  notices: typeof notices;
  pictures: typeof pictures;
  sheets: typeof sheets;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { agreement, calendar, feeds, letter, mails, notices, pictures, sheets },
  fr: {
    agreement: frenchAgreement,
    calendar: frenchCalendar,
    feeds: frenchFeeds,
    letter: frenchLetter,
    mails: frenchMails,
    notices: frenchNotices,
    pictures: frenchPictures,
    sheets: frenchSheets,
  },
};
