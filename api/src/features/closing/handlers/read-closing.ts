import type { IdCall } from '../../../http/call.ts';
import { applyDueExpiries, readableDeal } from '../../deals/index.ts';
import { closingOf } from '../open-closing.ts';

/** The closing of a deal, also of one that has ended. */
export async function readClosing({ app, viewer, params }: IdCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const { deal, snapshot } = await readableDeal(app.db, viewer, params.id);
  return closingOf(app.db, { deal, type: snapshot.type }, viewer);
}
