import type { Page } from '@playwright/test';

/** The question with this text, in the list of its deal. */
export const entry = (page: Page, text: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text }).first();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
