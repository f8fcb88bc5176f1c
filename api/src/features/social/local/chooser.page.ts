import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Language, routes } from '@handover/shared/contract';
import { parseCookie } from 'cookie';
import { languageOf } from '../../../http/language.ts';
import { PEOPLE } from './people.data.ts';

const TEXTS = {
  en: {
    title: (provider: string) => `Sign in with ${provider}`,
    lead: (provider: string) =>
      `This stands in for ${provider}. The people are invented; choose whom you want to be.`,
    shared: 'Handover receives the name, the e-mail address and, if there is one, the phone number.',
    refuse: 'Do not share anything',
    expired: 'This sign-in has expired',
    again: 'Go back to Handover and start again',
  },
  fr: {
    title: (provider: string) => `Se connecter avec ${provider}`,
    lead: (provider: string) =>
      `Cette page remplace ${provider}. Les personnes sont inventées ; choisissez qui vous voulez être.`,
    shared: 'Handover reçoit le nom, l’adresse e-mail et, s’il y en a un, le numéro de téléphone.',
    refuse: 'Ne rien partager',
    expired: 'Cette connexion a expiré',
    again: 'Revenir à Handover et recommencer',
  },
};

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --accent: #1d6b52; }
@media (prefers-color-scheme: dark) { :root { --accent: #6fd3ae; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 27rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.25rem; }
ul { list-style: none; margin: 0 0 1.25rem; padding: 0; display: grid; gap: .75rem; }
button { width: 100%; padding: .9rem 1rem; text-align: start; font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: .75rem; cursor: pointer; }
button:hover { border-color: var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
strong, span { display: block; }
span { font-size: .875rem; opacity: .8; overflow-wrap: anywhere; }
.refuse { text-align: center; }`;

/**
 * A policy without scripts, that allows one style by its hash and the empty icon. `targets`: the origins that the
 * form may redirect to.
 */
export const chooserPolicy = (targets: string[]) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src data:; ` +
  `form-action 'self' ${targets.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>
`;

/** The language that the reader has chosen in the product, else that of the browser. */
export const readerLanguage = ({ cookie, 'accept-language': accepted }: IncomingHttpHeaders) =>
  languageOf(parseCookie(cookie ?? '').language ?? accepted);

/** The users to choose from, and a button to refuse. Nothing of the request is shown, so nothing can be injected. */
export function chooserPage(language: Language, provider: string): string {
  const text = TEXTS[language];
  const people = PEOPLE.map(
    ({ claims, note }) => `<li><button name="person" value="${claims.sub}">
<strong>${claims.name}</strong><span>${claims.email}</span><span>${note[language]}</span></button></li>`,
  );
  const body = `<p>${text.lead(provider)}</p>
<form method="post"><ul>${people.join('\n')}</ul>
<p>${text.shared}</p>
<button class="refuse" name="person" value="">${text.refuse}</button></form>`;
  return page(language, text.title(provider), body);
}

export const expiredPage = (language: Language) =>
  page(language, TEXTS[language].expired, `<p><a href="${routes.login()}">${TEXTS[language].again}</a></p>`);
