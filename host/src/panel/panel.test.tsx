import type { ReleaseHistory } from '@handover/shared/contract/schemas';
import { I18nextProvider } from '@handover/shared/i18n';
import { Panel } from '@handover/shared/shell/panel';
import { createTestPlatform } from '@handover/shared/testing';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { render, screen, within } from '@testing-library/react';
import en from '../locales/en/federation.json';
import fr from '../locales/fr/federation.json';
import { federationReport } from './federation-report.ts';

const REMOTE = 'mfe-deals';
const entry = { number: 1, at: '2026-11-26T10:00:00.000Z', by: 'ada', action: 'release', set: 's' } as const;
const before = { js: 91_100, css: 6000, texts: 10_000 };
const releases: ReleaseHistory = {
  entries: [
    {
      ...entry,
      action: 'revoke',
      changes: [],
      revoked: { name: REMOTE, version: 'd0' },
      note: 'wrong sums',
      emergency: 'the owners sleep',
      again: 'it was the api',
    },
    {
      ...entry,
      action: 'canary',
      share: 5,
      changes: [{ name: REMOTE, from: 'd1', to: 'd2' }],
      ledger: {
        [REMOTE]: {
          bytes: { js: 94_200, css: 6000, texts: 9800 },
          before,
          budgets: { js: 92, css: 8 },
          asks: [
            { kind: 'call', name: 'GET /api/deals/' },
            { kind: 'page', name: '/user-deals', access: 'anyone', before: 'signed-in' },
          ],
        },
      },
    },
    {
      ...entry,
      changes: [{ name: REMOTE, from: null, to: 'd1' }],
      ledger: { [REMOTE]: { bytes: before, asks: [{ kind: 'module', name: 'react' }] } },
    },
  ],
  revoked: [{ name: REMOTE, version: 'd0', at: entry.at, by: 'ada', note: 'wrong sums' }],
};

async function show(language: 'en' | 'fr', history: ReleaseHistory | null) {
  const { i18n } = createTestPlatform({
    language,
    resources: { en: { federation: en }, fr: { federation: fr } },
  });
  const set = buildReleaseSet();
  const takeReport = async () =>
    federationReport({
      set,
      current: set,
      releases: history,
      timeline: [],
      failures: [],
      override: undefined,
      socket: 'open',
      language,
    });
  render(
    <I18nextProvider i18n={i18n}>
      <Panel takeReport={takeReport} close={() => undefined} />
    </I18nextProvider>,
  );
  await screen.findByRole('table', { name: language === 'en' ? en.packages : fr.packages });
}

/** The cells of each row, without the times. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/[\u00a0\u202f]/g, ' ')));

test('the ledger of each release is shown, with what is over its budget and what is newly asked for', async () => {
  await show('en', releases);
  expect(rowsOf('Latest releases').map(([, ...cells]) => cells)).toEqual([
    [
      'revoked',
      REMOTE,
      'd0',
      '',
      '',
      '',
      '',
      'ada',
      'wrong sums · Emergency: the owners sleep · Again: it was the api',
    ],
    [
      'on trial with 5%',
      REMOTE,
      'd1 → d2',
      '94.2 kB (+3.1 kB), over its budget of 92 kB',
      '6.0 kB of 8 kB',
      '9.8 kB (-0.2 kB)',
      'calls GET /api/deals/ · opens /user-deals to everyone, before to people who are signed in',
      'ada',
      '',
    ],
    ['released', REMOTE, 'none → d1', '91.1 kB', '6.0 kB', '10.0 kB', 'first version: 1 thing', 'ada', ''],
  ]);
  expect(rowsOf('Revoked versions')).toEqual([[REMOTE, 'd0', expect.any(String), 'ada', 'wrong sums']]);
});

test('in French, too', async () => {
  await show('fr', releases);
  const [, canary] = rowsOf('Dernières versions publiées');
  expect(canary?.slice(1, 8)).toEqual([
    'à l’essai auprès de 5 %',
    REMOTE,
    'd1 → d2',
    '94,2 ko (+3,1 ko), plus que le budget de 92 ko',
    '6,0 ko sur 8 ko',
    '9,8 ko (-0,2 ko)',
    'appelle GET /api/deals/ · ouvre /user-deals : tout le monde (avant : personnes connectées)',
  ]);
});

test.each([
  ['nothing was revoked', { entries: [], revoked: [] }, en.revoked.none],
  ['it can not be read', null, en.releases.unknown],
])('it is told where %s', async (_what, history, text) => {
  await show('en', history);
  screen.getByText(text);
});
