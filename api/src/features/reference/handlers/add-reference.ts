import type { regionBodySchema, tagBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import type { Call } from '../../../http/call.ts';
import { lockPerson } from '../../users/index.ts';
import { mayAdd } from '../reference.rules.ts';
import { countAddedToday, addRegion as insertRegion, addTag as insertTag } from '../reference.sql.ts';
import { regionView, tagView } from '../reference-view.ts';

/** Runs in one transaction that locks the person, so that two calls can't both add the last name of the day. */
const adding = <Row>({ app, viewer }: Pick<Call, 'app' | 'viewer'>, add: (tx: Transaction) => Promise<Row>) =>
  app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    mayAdd(await countAddedToday(tx, viewer.id), app.config.rules.referenceADay);
    return add(tx);
  });

export const addRegion = async (call: Call<{ body: typeof regionBodySchema }>) => {
  const { name, country } = call.body;
  const values = { name, countryId: country ?? null, createdBy: call.viewer.id };
  return regionView(await adding(call, (tx) => insertRegion(tx, values)));
};

export const addTag = async (call: Call<{ body: typeof tagBodySchema }>) =>
  tagView(await adding(call, (tx) => insertTag(tx, call.body.name, call.viewer.id)));
