import type { ListedName } from '@handover/shared/contract';
import type * as schemas from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { logListEdited } from '../../../audit/audit.sql.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { moved } from '../house-lists.rules.ts';
import {
  addName,
  changeName,
  findName,
  lockForName,
  lockList,
  type NameRow,
  nameView,
  orderOf,
  readNames,
  setOrder,
  takenNames,
} from '../names.sql.ts';

type One = Pick<Call<{ params: typeof schemas.listedParamsSchema }>, 'app' | 'viewer' | 'params'>;

async function existing(tx: Transaction, { list, id }: One['params']): Promise<NameRow> {
  const row = await findName(tx, list, id);
  if (!row) throw new DomainError('request.not_found');
  return row;
}

/** Locks the list, works, and logs it. Returns the entry as it is then. */
const editing = ({ app, viewer, params }: One, work: (tx: Transaction, row: NameRow) => Promise<unknown>) =>
  app.db.transaction(async (tx): Promise<ListedName> => {
    await lockList(tx, params.list);
    await work(tx, await existing(tx, params));
    await logListEdited(tx, viewer.id, params.list, params.id);
    return nameView(await existing(tx, params));
  });

function checkFree([taken]: ('name' | 'name_fr')[]): void {
  if (taken) throw new FieldError(taken, 'value.taken');
}

export const listNames = async ({ app, params }: Call<{ params: typeof schemas.houseListParamsSchema }>) => ({
  results: (await readNames(app.db, params.list)).map(nameView),
});

export const createName = ({
  app,
  viewer,
  params: { list },
  body: { parent: given, ...values },
}: Call<{ params: typeof schemas.houseListParamsSchema; body: typeof schemas.listedNameBodySchema }>) =>
  app.db.transaction(async (tx): Promise<ListedName> => {
    await lockList(tx, list);
    const parent = list === 'sub_sectors' ? (given ?? null) : null;
    if (list === 'sub_sectors' && (parent === null || !(await findName(tx, 'sectors', parent))))
      throw new FieldError('parent', 'value.unknown_reference');
    checkFree(await takenNames(tx, list, values, { parent }));
    const id = await addName(tx, list, values, parent);
    await logListEdited(tx, viewer.id, list, id);
    return nameView(await existing(tx, { list, id }));
  });

export const editName = (
  call: Call<{ params: typeof schemas.listedParamsSchema; body: typeof schemas.listedNamePatchSchema }>,
) =>
  editing(call, async (tx, row) => {
    const { request, body, params } = call;
    checkUnchanged(request, row.updatedAt);
    checkFree(await takenNames(tx, params.list, body, row));
    const { name = row.name, name_fr = row.name_fr } = body;
    if (name !== row.name || name_fr !== row.name_fr) await lockForName(tx, params.list, row.id);
    await changeName(tx, params.list, row.id, body);
  });

export const moveName = (
  call: Call<{ params: typeof schemas.listedParamsSchema; body: typeof schemas.moveBodySchema }>,
) =>
  editing(call, async (tx, { id, parent }) => {
    const { list } = call.params;
    await setOrder(tx, list, moved(await orderOf(tx, list, parent), id, call.body.before));
  });
