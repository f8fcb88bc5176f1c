import type { Locator, Page } from '@playwright/test';
import type { Step } from './interaction-times.ts';

/** A signed-in browser of the bench. */
export interface Visit {
  page: Page;
  address: string;
  /** Runs steps and records their times under this name. */
  measure: (name: string, run: (step: Step) => Promise<void>) => Promise<void>;
  /** Types a text, each key a step. */
  type: (name: string, text: string) => Promise<void>;
}

/** Clicks with the mouse alone: `Locator.click` also checks what is under the pointer, on the thread that is measured. */
export async function clickOn(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
