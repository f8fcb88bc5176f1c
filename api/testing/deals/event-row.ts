import type { NotificationType } from '@handover/shared/contract';
import { marketEnd } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import { dateIn } from '../people/deal.builder.ts';
import type { Person, Scene, Stage } from './sale-scenario.ts';

export type Told = [NotificationType, link: string, params?: Record<string, string | number>];

/** A row of the table of notifications in the server rules. */
export interface EventRow {
  event: string;
  stage: Stage;
  act: (scene: Scene) => Promise<unknown>;
  /** The notifications by user, in order. Users who are not named get none. */
  told: (scene: Scene) => Partial<Record<Person, Told[]>>;
}

export const dealOf = ({ ids }: Scene) => `/user-deals/view/${ids.deal}`;
/** The address of a letter: that of the scene, or the newest. */
export const letterOf = (s: Scene) => `${dealOf(s)}?tab=loi&letter=${s.ids.letter}`;
export const rivalDealOf = ({ ids }: Scene) => `/user-deals/view/${ids.rivalDeal}`;
export const dayEnd = (days: number) => marketEnd(dateIn(days)).toISOString();
export const run = ({ app }: Scene, text: string) => app.db.execute(sql.raw(text));

/** Runs the job twice: what is due must be notified once. */
export async function tick({ app }: Scene, job: string): Promise<void> {
  for (let times = 0; times < 2; times++) await app.jobs.get(job)?.work();
}
