import { LANGUAGE_PARAM, type Language, routes, withQuery } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import { languageOf } from '../../src/metadata/page-addresses.ts';
import { escapeHtml } from './escape-html.ts';
import type { ReadTexts, Texts } from './locale-texts.ts';

interface NoScriptFacts {
  set: ReleaseSet;
  language: Language;
  /** The query of the address: its language is kept. */
  search: string;
  /** Whether the address has a page that browsers render. */
  exists: boolean;
}

/** The content of a page that was not rendered on the server if scripts are off. */
export interface NoScript {
  /** The style in the head. */
  style: string;
  html: string;
}

const LINKS = {
  sell: routes.opportunities('sell'),
  buy: routes.opportunities('buy'),
  faq: routes.faq,
  about: routes.aboutUs,
};

const STYLE = `.no-script{box-sizing:border-box;max-width:40rem;margin:0 auto;padding:15vh 1.5rem 4rem;font-family:var(--sans,sans-serif)}
.no-script h1{margin:1.5rem 0 1rem;font:500 2rem/1.2 var(--serif,serif)}
.no-script li{margin:.75rem 0}`;

/** Texts of the host about the needs of the page, or its absence, and about alternatives. */
export async function noScript(read: ReadTexts, facts: NoScriptFacts): Promise<NoScript> {
  const { set, language, search, exists } = facts;
  const { host } = await read(set.host.locales[language]?.common);
  const text = (...path: string[]) => {
    const found = path.reduce<Texts | string | undefined>(
      (texts, key) => (typeof texts === 'object' ? texts[key] : undefined),
      host,
    );
    return typeof found === 'string' ? escapeHtml(found) : '';
  };
  const link = (path: string, label: string) =>
    `<a href="${escapeHtml(withQuery(path, { [LANGUAGE_PARAM]: languageOf(search) }))}">${label}</a>`;
  const group = exists ? 'noScript' : 'notFound';
  const links = Object.entries(LINKS).map(([name, path]) => `<li>${link(path, text('footer', name))}</li>`);
  return {
    style: STYLE,
    html: `<div class="no-script">${link(routes.home, 'Handover')}<h1>${text(group, 'title')}</h1><p>${text(group, 'text')}</p><ul>${links.join('')}</ul></div>`,
  };
}
