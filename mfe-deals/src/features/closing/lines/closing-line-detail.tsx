import type { ClosingAction, ClosingLine, DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group } from '@handover/shared/ui';
import { useState } from 'react';
import {
  useAttachClosingFiles,
  usePatchClosingLine,
  useRemoveClosingFile,
} from '../../../queries/closing.mutation.ts';
import { mayAs } from '../../../rules/acting.ts';
import classes from '../closing.module.css';
import { useDoneBy } from '../use-done-by.ts';
import { AttachFiles } from './attach-files.tsx';
import { DeleteClosingLine } from './delete-closing-line.tsx';
import { EditClosingLine } from './edit-closing-line.tsx';
import { LineFiles } from './line-files.tsx';
import { MoveClosingLine } from './move-closing-line.tsx';

interface ClosingLineDetailProps {
  line: ClosingLine;
  deal: DealDetail;
  onClose: () => void;
}

/** The last move, the documents of both sides and, as the server lets them, what the viewer may do with a line. */
export function ClosingLineDetail({ line, deal, onClose }: ClosingLineDetailProps) {
  const { t } = useTranslation('deals');
  const doneBy = useDoneBy(deal);
  const [form, setForm] = useState<'edit' | 'attach' | null>(null);
  const may = (action: ClosingAction) => mayAs(deal.acting_for, 'ask') && line.actions.includes(action);
  const close = () => setForm(null);
  const attach = useAttachClosingFiles(line.id);
  const removal = useRemoveClosingFile(line.id);
  const patch = usePatchClosingLine(line);
  // A move is refused if the line was changed since it was read, also by these.
  const isBusy = attach.isPending || removal.isPending || patch.isPending;
  const { moved, reason, state } = line;
  return (
    <>
      {moved ? (
        <div>
          <p className={classes.meta}>
            {t(`closing.moved.${state}`)} · {doneBy(moved)}
          </p>
          {reason ? <p className={classes.text}>{reason}</p> : null}
        </div>
      ) : null}
      <LineFiles line={line} deal={deal} mayRemove={may('attach')} removal={removal} />
      {form === 'edit' && may('edit') ? (
        <EditClosingLine line={line} patch={patch} onClose={close} />
      ) : form === 'attach' && may('attach') ? (
        <AttachFiles attach={attach} onClose={close} />
      ) : (
        <Group gap="sm" data-no-print>
          {may('attach') ? (
            <Button size="xs" variant="default" onClick={() => setForm('attach')}>
              {t('closing.files.open')}
            </Button>
          ) : null}
          {may('edit') ? (
            <Button size="xs" variant="default" onClick={() => setForm('edit')}>
              {t('diligence.edit.open')}
            </Button>
          ) : null}
          {may('delete') ? <DeleteClosingLine line={line} onDeleted={onClose} /> : null}
        </Group>
      )}
      {mayAs(deal.acting_for, 'ask') ? (
        <MoveClosingLine line={line} side={deal.side} isBusy={isBusy} />
      ) : null}
    </>
  );
}
