import type { Message } from '../../plugins/mail.ts';

/** In both languages: who tries to sign in may not be who they say. */
export const signInLinkMail = (email: string, link: string, minutes: number): Message => ({
  to: email,
  subject: 'Handover: sign in by this link / connectez-vous par ce lien',
  text: `Hello,

Too many attempts to sign in to Handover failed on the network that you use, so we ask for one step more. Your password was right; sign in with it here, within ${minutes} minutes:
${link}

If it was not you, somebody knows your password: choose a new one on the page for signing in.

Bonjour,

Trop de tentatives de connexion à Handover ont échoué depuis le réseau que vous utilisez ; nous demandons donc une étape de plus. Votre mot de passe était juste ; connectez-vous ici avec lui, dans les ${minutes} minutes :
${link}

Si ce n’était pas vous, quelqu’un connaît votre mot de passe : choisissez-en un nouveau depuis la page de connexion.
`,
});
