import { I18nextProvider } from '@handover/shared/i18n';
import type { FederationReport } from '@handover/shared/shell/panel';
import { createTestPlatform } from '@handover/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en/federation.json';
import { TryVersion } from './try-version.tsx';

const entry = { number: 1, at: '2026-11-26T10:00:00.000Z', by: 'ada', action: 'release', set: 's' } as const;
const report = {
  packages: [{ name: 'mfe-deals', version: '2.0.0-b', runs: 'current' }],
  releases: {
    entries: [{ ...entry, changes: [{ name: 'mfe-deals', from: '1.0.0-a', to: '2.0.0-b' }] }],
    revoked: [],
  },
} as unknown as FederationReport;

test.each([
  ['was revoked meanwhile', async () => ({ status: 404, ok: false }), en.try.gone],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), en.try.failed],
])('a version that %s is not run, and the reason is told', async (_, answer, reason) => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  const reload = jest.fn();
  const { i18n } = createTestPlatform({ resources: { en: { federation: en } } });
  render(
    <I18nextProvider i18n={i18n}>
      <TryVersion report={report} reload={reload} />
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: en.try.use }));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
