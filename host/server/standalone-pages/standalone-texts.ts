import type { Language } from '@handover/shared/contract';

interface PageTexts {
  title: string;
  text: string;
  retry: string;
}

const retry = { en: 'Retry', fr: 'Réessayer' };
const mainPage = { en: 'Go to Handover', fr: 'Aller à Handover' };
const signIn = { en: 'Go to sign-in', fr: 'Aller à la connexion' };

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
  // nginx shows it while no gateway answers.
  down: {
    en: {
      title: 'Handover does not answer just now',
      text: 'It is usually back within a minute, and this page then opens by itself. What you have saved is safe with us, and drafts stay in this browser.',
      retry: retry.en,
    },
    fr: {
      title: 'Handover ne répond pas pour le moment',
      text: 'Une minute suffit d’ordinaire, et cette page s’ouvrira alors d’elle-même. Ce que vous avez enregistré est en sécurité chez nous et les brouillons restent dans ce navigateur.',
      retry: retry.fr,
    },
  },
  signInEnded: {
    en: {
      title: 'This sign-in has ended',
      text: 'It was started too long ago, has been used already, or belongs to another browser. Nothing was shared. Please start again.',
      retry: signIn.en,
    },
    fr: {
      title: 'Cette connexion n’est plus valable',
      text: 'Elle a commencé il y a trop longtemps, a déjà servi ou appartient à un autre navigateur. Rien n’a été transmis. Veuillez recommencer.',
      retry: signIn.fr,
    },
  },
  closed: {
    en: {
      title: 'This address opens nothing here',
      text: 'The link may have ended, or it is for somebody who is signed in. Sign in, then open it from the page where you found it.',
      retry: signIn.en,
    },
    fr: {
      title: 'Cette adresse n’ouvre rien ici',
      text: 'Le lien n’est peut-être plus valable, ou il faut être connecté pour le suivre. Connectez-vous, puis ouvrez-le depuis la page où vous l’avez trouvé.',
      retry: signIn.fr,
    },
  },
  busy: {
    en: {
      title: 'That was a lot at once',
      text: 'More was asked from here than we answer in a short time. What you have saved is safe. Please try again in a minute.',
      retry: retry.en,
    },
    fr: {
      title: 'Beaucoup de demandes à la fois',
      text: 'D’ici sont venues plus de demandes que nous n’en traitons en si peu de temps. Ce que vous avez enregistré est en sécurité. Veuillez réessayer dans une minute.',
      retry: retry.fr,
    },
  },
  missing: {
    en: {
      title: 'There is nothing at this address',
      text: 'It may be mistyped, or what was here has moved. All pages can be reached from the main page.',
      retry: mainPage.en,
    },
    fr: {
      title: 'Il n’y a rien à cette adresse',
      text: 'Elle comporte peut-être une faute de frappe, ou la page a changé de place. Toutes les pages sont accessibles depuis l’accueil.',
      retry: mainPage.fr,
    },
  },
  previewEnded: {
    en: {
      title: 'This preview has ended',
      text: 'The link is older than whoever made it wanted, or it is not complete. Ask for another one; Handover as everyone sees it is where it always is.',
      retry: mainPage.en,
    },
    fr: {
      title: 'Cet aperçu est terminé',
      text: 'Le lien a expiré, ou il n’est pas complet. Demandez-en un autre ; Handover tel que tous le voient reste à sa place.',
      retry: mainPage.fr,
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

/** The texts about a request that failed. */
export const referenceTexts: Record<Language, (reference: string) => string> = {
  en: (reference) => `If it happens again, write to us and name the reference ${reference}.`,
  fr: (reference) => `Si cela se reproduit, écrivez-nous en indiquant la référence ${reference}.`,
};

export type StandalonePage = keyof typeof standaloneTexts;
