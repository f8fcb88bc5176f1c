import type { MailTexts } from './mail-texts.ts';
import { requestTexts } from './request-texts.fr.ts';
import { asGoesOn } from './subject.rules.ts';

const withLeftOut = (names: string | undefined) =>
  names ? ` Mots-clés ou région non retenus, supprimés de l’annonce : ${names}.` : '';
const days = (count: number) => `${count} ${count === 1 ? 'jour' : 'jours'}`;
const within = (count: number | undefined) => (count ? `dans ${days(count)}` : 'bientôt');

export const french: MailTexts = {
  language: 'fr',
  quoted: (title) => `« ${title} »`,
  phases: {
    introduction: 'mise en relation',
    loi: 'lettre d’intention',
    due_diligence: 'audit d’acquisition',
    spa: 'protocole de cession (SPA)',
    closing: 'signature et closing',
  },
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (count) =>
    count === 1
      ? 'Il y a du nouveau pour vous sur Handover :'
      : `Il y a ${count} nouvelles pour vous sur Handover :`,
  subject: (count) => `${count} nouvelles pour vous`,
  headed: (subject) => `Handover : ${asGoesOn(subject)}`,
  digestLead: (count) =>
    count === 1 ? 'Depuis hier, sur Handover :' : `${count} nouvelles depuis hier, sur Handover :`,
  digestSubject: (count) =>
    count === 1 ? 'votre journée en une nouvelle' : `votre journée en ${count} nouvelles`,
  rest: (count) => `et ${count} de plus.`,
  list: 'Toutes, chacune avec son lien :',
  unsubscribe: 'Ne plus recevoir ces e-mails :',
  settings: 'Vous choisissez ici ce qui vous est annoncé par e-mail :',
  farewell: 'Handover',
  types: {
    opportunity_approved: ({ title, leftOut }) =>
      `${title} est en ligne : chacun peut désormais trouver cette annonce, sans apprendre de qui elle vient.${withLeftOut(leftOut)}`,
    opportunity_rejected: ({ title, reason, leftOut }) =>
      `${title} est refusé.${withLeftOut(leftOut)}${reason ? ` Motif : ${reason}` : ''}`,
    ...requestTexts,
    loi_submitted: ({ title, date, place }) =>
      `Une lettre d’intention pour ${title} vous est parvenue.${date ? ` Elle est valable jusqu’au ${date} inclus, à ${place}.` : ''}`,
    loi_updated: ({ title }) => `La lettre d’intention pour ${title} a été mise à jour.`,
    loi_withdrawn: ({ title }) => `La lettre d’intention pour ${title} a été retirée.`,
    loi_accepted: ({ title, date }) =>
      `Votre lettre d’intention pour ${title} est acceptée : l’audit d’acquisition commence${date ? ` et l’exclusivité court jusqu’au ${date}` : ''}.`,
    loi_declined: ({ title }) => `Votre lettre d’intention pour ${title} a été refusée.`,
    loi_expiring: ({ title, count, date }) =>
      `La lettre d’intention pour ${title} expire ${within(count)}${date ? `, à la fin du ${date}` : ''}.`,
    loi_expired: ({ title }) => `La lettre d’intention pour ${title} a expiré.`,
    exclusivity_changed: ({ title, date }) =>
      date
        ? `L’exclusivité sur ${title} court désormais jusqu’au ${date}.`
        : `La période d’exclusivité de ${title} a une nouvelle échéance.`,
    exclusivity_proposed: ({ title, date }) =>
      `Une fin anticipée de l’exclusivité sur ${title} vous est proposée${date ? `, au ${date}` : ''}. Votre réponse est attendue.`,
    exclusivity_agreed: ({ title, date }) =>
      `La fin anticipée de l’exclusivité sur ${title} est convenue${date ? `, au ${date}` : ''}.`,
    exclusivity_refused: ({ title }) =>
      `La fin anticipée de l’exclusivité sur ${title} a été refusée. L’exclusivité court comme prévu.`,
    exclusivity_ending: ({ title, count, date }) =>
      `L’exclusivité sur ${title} prend fin ${within(count)}${date ? `, à la fin du ${date}` : ''}.`,
    exclusivity_ended: ({ title }) => `L’exclusivité sur ${title} a pris fin.`,
    deal_paused_by_exclusivity: ({ title }) =>
      `La transaction ${title} est en pause : une exclusivité court dans une autre transaction.`,
    deal_resumed: ({ title }) => `La transaction ${title} reprend.`,
    deal_phase_changed: ({ title, phase }) =>
      `La transaction ${title} passe à l’étape : ${phase ?? 'suivante'}.`,
    deal_changed: ({ title }) =>
      `Les informations sur ${title} ont été modifiées. L’historique de la transaction en donne le détail.`,
    deal_paused: ({ title }) => `La transaction ${title} est en pause.`,
    deal_cancelled: ({ title, cause }) =>
      cause === 'sold'
        ? `Votre transaction ${title} est terminée : une transaction a été conclue avec un tiers.`
        : `La transaction ${title} a été annulée.`,
    deal_completed: ({ title }) => `La transaction ${title} est conclue : l’entreprise a changé de mains.`,
    question_asked: ({ title, several }) =>
      several
        ? `${several} nouvelles questions vous attendent au sujet de ${title}.`
        : `Une nouvelle question vous attend au sujet de ${title}.`,
    question_edited: ({ title, several }) =>
      several
        ? `${several} questions au sujet de ${title} ont été reformulées.`
        : `Une question au sujet de ${title} a été reformulée.`,
    question_answered: ({ title, several }) =>
      several
        ? `${several} de vos questions sur ${title} ont reçu une réponse.`
        : `Votre question sur ${title} a reçu une réponse.`,
    answer_corrected: ({ title, several }) =>
      several
        ? `${several} réponses à vos questions sur ${title} ont été corrigées.`
        : `La réponse à votre question sur ${title} a été corrigée.`,
    document_added: ({ title }) => `De nouveaux documents sur ${title} sont dans la data room.`,
    favorite_price_changed: ({ title }) => `Le prix demandé pour ${title} a changé.`,
    favorite_unavailable: ({ title, cause, isMandate }) => {
      if (cause !== 'sold') return `${title} n’est plus disponible.`;
      return isMandate ? `${title} a abouti : l’acquéreur a trouvé son entreprise.` : `${title} est cédé.`;
    },
    favorite_back: ({ title }) => `${title} est de nouveau disponible.`,
    password_changed: () =>
      'Votre mot de passe a été modifié. Si vous n’en êtes pas à l’origine, choisissez-en un nouveau sans attendre.',
    new_device: ({ device }) =>
      `Une connexion à votre compte a eu lieu depuis un nouvel appareil${device ? ` (${device})` : ''}. Si ce n’était pas vous, changez de mot de passe.`,
  },
};
