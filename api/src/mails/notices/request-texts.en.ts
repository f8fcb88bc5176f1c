import type { MailTexts, RequestType } from './mail-texts.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const request = (isMandate: boolean) => (isMandate ? 'introduction' : 'request');
/** The opportunity with its article and kind. */
const any = (isMandate: boolean, title: string) =>
  isMandate ? `An introduction for ${title}` : `A request for access to ${title}`;

/** Texts of access requests, and of introductions to mandates. */
export const requestTexts: Pick<MailTexts['types'], RequestType> = {
  access_requested: ({ title, several, isMandate }) => {
    if (isMandate)
      return several
        ? `${several} people introduce a business to you for ${title}. You can accept or decline the introductions in your deals.`
        : `Someone introduces a business to you for ${title}. You can accept or decline the introduction in your deals.`;
    return several
      ? `${several} people have asked for access to ${title}. You can accept or decline the requests in your deals.`
      : `Someone has asked for access to ${title}. You can accept or decline the request in your deals.`;
  },
  access_withdrawn: ({ title, isMandate }) => `${any(isMandate, title)} was withdrawn.`,
  access_waiting: ({ title, count, isMandate }) =>
    count
      ? `${any(isMandate, title)} expires in ${days(count)}. Answer it in time.`
      : `${any(isMandate, title)} is still waiting for your answer.`,
  access_accepted: ({ title, isMandate }) =>
    `Your ${request(isMandate)} for ${title} was accepted. The deal is open.`,
  access_declined: ({ title, reason, cause, date, isMandate }) => {
    const yours = `Your ${request(isMandate)} for ${title}`;
    if (cause === 'sold')
      return `${yours} has ended: ${isMandate ? 'the buyer has bought another business' : 'a deal with someone else was completed'}.`;
    if (cause)
      return `${yours} has ended: ${isMandate ? 'the buyer withdrew the mandate' : 'the owner took the business off the market'}.`;
    const again = isMandate ? 'introduce yourself again' : 'ask again';
    return `${yours} was declined.${date ? ` You may ${again} from ${date}.` : ''}${reason ? ` Reason: ${reason}` : ''}`;
  },
  access_expired: ({ title, isMandate }) =>
    `Your ${request(isMandate)} for ${title} expired without an answer. You may ${isMandate ? 'make it' : 'ask'} again.`,
};
