import { type Language, type PersonMeasureKind, routes } from '@handover/shared/contract';
import type { Message } from '../plugins/mail.ts';
import { type Addressee, languageOfAccount } from './addressee.ts';

/**
 * The mail about a measure of staff against an account, with the reason, in the language of the account: staff write
 * the reason as they like.
 */
export function personMail(
  kind: PersonMeasureKind,
  to: Addressee,
  reason: string,
  publicUrl: string,
): Message {
  const [contact, login] = [publicUrl + routes.contactUs, publicUrl + routes.login()];
  const signsIn = kind === 'suspended' ? '' : `\n${login}\n`;
  const { headed, greeting, reasonIs, ifWrong, measures } = TEXTS[languageOfAccount(to)];
  const { subject, text } = measures[kind];
  return {
    to: to.email,
    subject: headed(subject),
    text: `${greeting(to.firstName)}

${text}

${reasonIs}
${reason}
${signsIn}
${ifWrong}
${contact}
`,
  };
}

interface Texts {
  headed: (subject: string) => string;
  greeting: (name: string) => string;
  reasonIs: string;
  ifWrong: string;
  measures: Record<PersonMeasureKind, { subject: string; text: string }>;
}

const TEXTS: Record<Language, Texts> = {
  en: {
    headed: (subject) => `Handover: ${subject}`,
    greeting: (name) => `Hello ${name},`,
    reasonIs: 'The reason, in the words of our staff:',
    ifWrong: 'If you think that this is wrong, write to us:',
    measures: {
      signed_out: {
        subject: 'you were signed out everywhere',
        text: 'Our staff have signed you out of your account at Handover on every device. You can sign in again at once.',
      },
      suspended: {
        subject: 'your account is suspended',
        text: 'Our staff have suspended your account at Handover. Until it is restored nobody can sign in to it, what you offer is not listed, and your pending requests are withdrawn. Your deals stay as they are; the other side is told that your account is suspended, but not why.',
      },
      restored: {
        subject: 'your account is restored',
        text: 'Our staff have restored your account at Handover. You can sign in again, and what you offered is listed again. Requests that were pending have to be made anew.',
      },
      factors_removed: {
        subject: 'your second factor was removed',
        text: 'Our staff have removed the codes and passkeys of your account at Handover, and signed you out everywhere. You sign in with your password or provider alone; set up a second factor again soon.',
      },
    },
  },
  fr: {
    headed: (subject) => `Handover : ${subject}`,
    greeting: (name) => `Bonjour ${name},`,
    reasonIs: 'La raison, dans les mots de notre équipe :',
    ifWrong: 'Si vous pensez que c’est une erreur, écrivez-nous :',
    measures: {
      signed_out: {
        subject: 'vous avez été déconnecté partout',
        text: 'Notre équipe vous a déconnecté de votre compte Handover sur tous les appareils. Vous pouvez vous reconnecter immédiatement.',
      },
      suspended: {
        subject: 'votre compte est suspendu',
        text: 'Notre équipe a suspendu votre compte Handover. Jusqu’à son rétablissement, personne ne peut s’y connecter, vos annonces ne sont plus publiées et vos demandes en attente sont retirées. Vos transactions restent en l’état ; l’autre partie est informée de la suspension de votre compte, mais pas de sa raison.',
      },
      restored: {
        subject: 'votre compte est rétabli',
        text: 'Notre équipe a rétabli votre compte Handover. Vous pouvez vous reconnecter, et vos annonces sont de nouveau publiées. Les demandes qui étaient en attente sont à refaire.',
      },
      factors_removed: {
        subject: 'votre second facteur a été retiré',
        text: 'Notre équipe a retiré les codes et les clés d’accès de votre compte Handover et vous a déconnecté partout. Vous vous connectez avec votre seul mot de passe ou fournisseur ; configurez bientôt un nouveau second facteur.',
      },
    },
  },
};
