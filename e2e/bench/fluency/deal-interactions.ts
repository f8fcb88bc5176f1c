import { routes } from '@handover/shared/contract';
import { expect } from '@playwright/test';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { measureRoom } from './room-interactions.ts';
import type { LargeDeal } from './seed-large-deal.ts';
import { clickOn, type Visit } from './visit.ts';

const t = translationsOf('mfe-deals', 'en');

/** The seller among 2,000 documents, 300 questions and 200 requests. */
export async function measureDeal(visit: Visit, { id }: LargeDeal): Promise<void> {
  await measureRequests(visit);
  await measureRoom(visit, id);
  await measureQuestions(visit, id);
}

async function measureRequests({ page, measure }: Visit) {
  await page.goto(`${routes.deals()}?view=requests`);
  const accept = page.getByRole('button', { name: t('requests.accept') });
  await expect(accept.first()).toBeVisible({ timeout: 60_000 });
  await clickOn(page.getByRole('button', { name: t('list.filters') }));
  await measure('requests: order', (step) =>
    step(async () => {
      await page.getByLabel(t('list.order.label')).selectOption('expires_at');
    }),
  );
  await expect(accept.first()).toBeVisible();
  await measure('requests: ask to accept, not yet', async (step) => {
    await step(() => clickOn(accept.first()));
    const notYet = page.getByRole('dialog').getByRole('button', { name: t('requests.open.notYet') });
    await notYet.waitFor();
    await step(() => clickOn(notYet));
    await notYet.waitFor({ state: 'detached' });
  });
}

async function measureQuestions({ page, measure, type }: Visit, id: number) {
  await page.goto(routes.dealView(id, { tab: 'questions' }));
  const answer = page.getByRole('button', { name: /^Answer question/ });
  await expect(answer.first()).toBeVisible({ timeout: 60_000 });
  await measure('questions: show more', (step) =>
    step(() => clickOn(page.getByRole('button', { name: t('questions.more') }))),
  );
  await expect.poll(() => answer.count()).toBeGreaterThan(40);
  await measure('questions: begin an answer', (step) => step(() => clickOn(answer.first())));
  const text = page.getByRole('textbox').last();
  await text.click();
  await type('questions: a key in a text', 'The lease runs on');
}
