import type { Language } from '@handover/shared/contract';

interface PageTexts {
  title: string;
  text: string;
  retry: string;
}

const retry = { en: 'Retry', fr: 'Réessayer' };

/** Texts of the pages that are shown without the app. */
export const standaloneTexts = {
  offline: {
    en: {
      title: 'You are offline',
      text: 'Handover can’t be reached from here. What you have saved is safe with us, and drafts stay in this browser. Check the connection, then try again.',
      retry: retry.en,
    },
    fr: {
      title: 'Vous êtes hors ligne',
      text: 'Handover est injoignable d’ici. Ce que vous avez enregistré est en sécurité chez nous et les brouillons restent dans ce navigateur. Vérifiez la connexion, puis réessayez.',
      retry: retry.fr,
    },
  },
  starting: {
    en: {
      title: 'Handover is being set up',
      text: 'Nothing has been published here yet. It usually takes a minute; nothing you have saved is touched.',
      retry: retry.en,
    },
    fr: {
      title: 'Handover se met en place',
      text: 'Rien n’a encore été publié ici. Une minute suffit d’ordinaire ; rien de ce que vous avez enregistré n’est touché.',
      retry: retry.fr,
    },
  },
  previewEnded: {
    en: {
      title: 'This preview has ended',
      text: 'The link is older than whoever made it wanted, or it is not complete. Ask for another one; Handover as everyone sees it is where it always is.',
      retry: 'Go to Handover',
    },
    fr: {
      title: 'Cet aperçu est terminé',
      text: 'Le lien a expiré, ou il n’est pas complet. Demandez-en un autre ; Handover tel que tous le voient reste à sa place.',
      retry: 'Aller à Handover',
    },
  },
  crashed: {
    en: {
      title: 'Something went wrong on our side',
      text: 'This page could not be made. What you have saved is safe. Please try again in a moment.',
      retry: retry.en,
    },
    fr: {
      title: 'Une erreur s’est produite de notre côté',
      text: 'Cette page n’a pas pu être préparée. Ce que vous avez enregistré est en sécurité. Veuillez réessayer dans un instant.',
      retry: retry.fr,
    },
  },
} satisfies Record<string, Record<Language, PageTexts>>;

export type StandalonePage = keyof typeof standaloneTexts;
