import type { Page } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import type { axeFindings } from '../fixtures/axe.fixture.ts';
import { address } from '../product/own-product.ts';
import { type Account, createAccount } from '../product/records/account.ts';
import { createCompany } from '../product/records/listing.ts';
import { uploadToCompany } from '../product/records/upload-document.ts';

/** A company with these documents, by file name. */
export async function companyWith(files: Record<string, Buffer>) {
  const owner = await createAccount(address());
  const id = await createCompany(address(), owner, 'Fonderie du Drac');
  await uploadToCompany(address(), owner, id, files);
  return { owner, id };
}

/** Opens the page of the company as its owner. */
export async function visitCompany(page: Page, owner: Account, id: number) {
  await authenticate(page.context(), owner);
  await page.goto(`/user-companies/view/${id}`);
}

export const openPreview = (page: Page, name: string) =>
  page.getByRole('button', { name: `Preview ${name}` }).click();
export const previewOf = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The frame of the preview. */
export const insidePreview = (page: Page) => page.frameLocator('[role=dialog] iframe');

/** Includes the frame in a run of axe. Its style sheets can't be fetched again, which axe does to read them. */
export const alsoInside: Parameters<typeof axeFindings>[1] = (axe) =>
  axe.setLegacyMode(false).options({ preload: false });
