import type { MailTexts, RequestType } from './mail-texts.ts';

const days = (count: number) => `${count} ${count === 1 ? 'jour' : 'jours'}`;
const request = (isMandate: boolean) => (isMandate ? 'présentation' : 'demande');
/** The opportunity with its article and kind. */
const any = (isMandate: boolean, title: string) =>
  isMandate ? `Une présentation pour ${title}` : `Une demande d’accès à ${title}`;

/** Texts of access requests, and of introductions to mandates. */
export const requestTexts: Pick<MailTexts['types'], RequestType> = {
  access_requested: ({ title, several, isMandate }) => {
    if (isMandate)
      return several
        ? `${several} entreprises vous sont présentées pour ${title}. Vous pouvez accepter ou refuser ces présentations dans vos transactions.`
        : `Une entreprise vous est présentée pour ${title}. Vous pouvez accepter ou refuser cette présentation dans vos transactions.`;
    return several
      ? `${several} demandes d’accès à ${title} vous sont parvenues. Vous pouvez les accepter ou les refuser dans vos transactions.`
      : `Une demande d’accès à ${title} vous est parvenue. Vous pouvez l’accepter ou la refuser dans vos transactions.`;
  },
  access_withdrawn: ({ title, isMandate }) => `${any(isMandate, title)} a été retirée.`,
  access_waiting: ({ title, count, isMandate }) =>
    count
      ? `${any(isMandate, title)} expire dans ${days(count)}. Répondez-y à temps.`
      : `${any(isMandate, title)} attend toujours votre réponse.`,
  access_accepted: ({ title, isMandate }) =>
    `Votre ${request(isMandate)} pour ${title} est acceptée : la transaction est ouverte.`,
  access_declined: ({ title, reason, cause, date, isMandate }) => {
    const yours = `Votre ${request(isMandate)} pour ${title}`;
    if (cause === 'sold')
      return `${yours} est close : ${isMandate ? 'l’acquéreur a repris une autre entreprise' : 'une transaction a été conclue avec un tiers'}.`;
    if (cause)
      return `${yours} est close : ${isMandate ? 'l’acquéreur a retiré son mandat' : 'le propriétaire a retiré le dossier du marché'}.`;
    const again = isMandate ? 'vous présenter à nouveau' : 'redemander l’accès';
    return `${yours} a été refusée.${date ? ` Vous pourrez ${again} à partir du ${date}.` : ''}${reason ? ` Motif : ${reason}` : ''}`;
  },
  access_expired: ({ title, isMandate }) =>
    `Votre ${request(isMandate)} pour ${title} a expiré sans réponse. Vous pouvez la renouveler.`,
};
