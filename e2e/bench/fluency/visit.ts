import type { Page } from '@playwright/test';
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
