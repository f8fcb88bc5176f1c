import { type Language, WRITING } from '@handover/shared/contract';
import type { Preview } from '@handover/tooling/releases';
import { LEAVE_PREVIEW } from '../plugins/releases/previews.plugin.ts';
import { escapeHtml } from './escape-html.ts';
import type { Preferences } from './preferences.ts';

const texts: Record<
  Language,
  { name: string; shown: (set: string, until: string) => string; leave: string }
> = {
  en: {
    name: 'Preview',
    shown: (set, until) => `Preview of the release set ${set}, until ${until}. Others see the usual one.`,
    leave: 'Leave the preview',
  },
  fr: {
    name: 'Aperçu',
    shown: (set, until) =>
      `Aperçu de la version ${set}, jusqu’au ${until}. Les autres voient la version courante.`,
    leave: 'Quitter l’aperçu',
  },
};

const style = `.preview-bar{position:sticky;inset-block-end:0;z-index:300;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;padding:.5rem clamp(1rem,4vw,2.5rem);background:var(--ink,#16302f);color:var(--paper,#fff);font-size:.875rem;line-height:1.5}
.preview-bar a{color:inherit;padding-block:.25rem}
.preview-bar a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
@media print{.preview-bar{display:none}}`;

/** Says below the page that it is a preview, and leads out of it. Made here, so that it is there whatever the previewed host does. */
export function previewBar(
  { set, until }: Preview,
  { language, timeZone }: Preferences,
  nonce: string,
): string {
  const { name, shown, leave } = texts[language];
  const end = new Intl.DateTimeFormat(WRITING[language].locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(until);
  return `<style nonce="${nonce}">${style}</style><aside class="preview-bar" aria-label="${name}"><span>${escapeHtml(shown(set.id, end))}</span><a href="${LEAVE_PREVIEW}">${leave}</a></aside>`;
}
