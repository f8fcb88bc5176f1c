import type { RoomDocument } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Checkbox, DeleteButton } from '@handover/shared/ui-extra';
import classes from './data-room.module.css';
import type { ChosenDocuments } from './use-chosen-documents.ts';

interface DeleteChosenProps {
  selection: ChosenDocuments;
  /** All that are on the page. */
  shown: readonly RoomDocument[];
  isPending: boolean;
  onRemove: (documents: readonly RoomDocument[]) => void;
}

/** Ticks all documents of the page, and deletes those that are ticked. */
export function DeleteChosen({ selection, shown, isPending, onRemove }: DeleteChosenProps) {
  const { t } = useTranslation('inputs');
  const { chosen, choose } = selection;
  return (
    <div className={classes.bulk}>
      <Checkbox
        label={t('documents.chooseAll')}
        checked={chosen.length === shown.length}
        indeterminate={chosen.length > 0 && chosen.length < shown.length}
        onChange={(event) => choose(shown, event.currentTarget.checked)}
      />
      {chosen.length > 0 ? (
        <DeleteButton size="xs" loading={isPending} onClick={() => onRemove(chosen)}>
          {t('documents.deleteChosen', { count: chosen.length })}
        </DeleteButton>
      ) : null}
    </div>
  );
}
