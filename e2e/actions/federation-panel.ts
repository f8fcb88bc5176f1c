import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { translationsOf } from '../fixtures/translations.fixture.ts';

/** The federation panel of a page, in the product or in the mock host. */
export function federationPanelOf(page: Page, language: 'en' | 'fr' = 'en') {
  const t = translationsOf('federation', language);
  const panel = page.getByRole('region', { name: t('label') });
  return {
    t,
    panel,
    /** A table by the key of its title. */
    table: (title: string) => panel.getByRole('table', { name: t(title) }),
    async refresh() {
      await panel.getByRole('button', { name: t('refresh') }).click();
      await expect(panel.getByRole('status')).toHaveText(t('refreshed'));
    },
    /** The report, as it is downloaded. */
    async download() {
      const downloading = page.waitForEvent('download');
      await panel.getByRole('link', { name: t('download') }).click();
      return JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    },
  };
}
