import { useCallback, useState } from 'react';
import { type KeepsPage, useNavigate, useParams } from '../../../kernel/router/index.ts';

/**
 * The record of a page whose address ends in `create` or an id. Once a new record is stored, if only in part, the
 * address becomes that of its edit page, so that a reload edits it; the form stays, with the parts that are still to
 * be saved. `addressOf` has to be the same function at each render.
 */
export function useNewRecord<Stored extends { id: number }>(addressOf: (id: number) => string) {
  const { id } = useParams();
  const navigate = useNavigate();
  const [stored, setStored] = useState<Stored>();
  const [hasMoved, setMoved] = useState(false);
  const [number, setNumber] = useState(0);
  const isAtItsOwn = stored !== undefined && Number(id) === stored.id;
  if (isAtItsOwn && !hasMoved) setMoved(true);
  if (hasMoved && !isAtItsOwn) {
    setMoved(false);
    setStored(undefined);
    setNumber(number + 1);
  }
  const onStored = useCallback(
    (record: Stored) => {
      setStored(record);
      const state: KeepsPage = { keepsPage: true };
      navigate(addressOf(record.id), { replace: true, preventScrollReset: true, state });
    },
    [navigate, addressOf],
  );
  return {
    /** Whether the record was new when the form was opened. */
    isNew: id === 'create' || isAtItsOwn,
    /** The React key of the form: another one for the next new record. */
    key: `new-${number}`,
    stored,
    onStored,
  };
}
