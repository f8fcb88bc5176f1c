import type { DealDetail, DocumentRights, RoomDocument, RoomFolder } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { Checkbox, DeleteButton } from '@handover/shared/ui-extra';
import { usePartyName } from '../../hooks/use-party-name.ts';
import classes from './data-room.module.css';
import type { ChosenDocuments } from './use-chosen-documents.ts';
import { BY_DEFAULT, placeOf, withinOf } from './within-of.ts';

interface ChosenProps {
  selection: ChosenDocuments;
  /** All that are on the page. */
  shown: readonly RoomDocument[];
  folders: readonly RoomFolder[];
  deal: DealDetail;
  isPending: boolean;
  onRemove: (documents: readonly RoomDocument[]) => void;
}

/** Ticks all documents of the page; sets who may read those that are ticked, moves or deletes them. */
export function ChosenActions({ selection, shown, folders, deal, isPending, onRemove }: ChosenProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  const modals = useModals();
  const of = { dealId: deal.id, buyer: usePartyName()(deal.other_party) };
  const { chosen, choose } = selection;
  // Documents of several groups have no folder in common.
  const [group, ...others] = new Set(chosen.map((each) => each.group));
  const movable = others.length === 0 ? group : undefined;
  return (
    <div className={classes.bulk}>
      <Checkbox
        label={t('documents.chooseAll', { ns: 'inputs' })}
        checked={chosen.length === shown.length}
        indeterminate={chosen.length > 0 && chosen.length < shown.length}
        onChange={(event) => choose(shown, event.currentTarget.checked)}
      />
      {chosen.length > 0 ? (
        <>
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              void modals.open('document-rights', {
                of,
                files: chosen,
                rights: rightsOf(chosen),
                within: withinOf(folders, chosen.map(placeOf)),
              })
            }
          >
            {t('dataRoom.setAccess', { count: chosen.length })}
          </Button>
          {movable && folders.some((each) => each.group === movable) ? (
            <Button
              size="xs"
              variant="default"
              onClick={() =>
                void modals.open('move-documents', {
                  dealId: deal.id,
                  buyer: of.buyer,
                  group: movable,
                  files: chosen,
                  moved: [],
                  folders,
                })
              }
            >
              {t('folders.moveChosen', { count: chosen.length })}
            </Button>
          ) : null}
          <DeleteButton size="xs" loading={isPending} onClick={() => onRemove(chosen)}>
            {t('documents.deleteChosen', { ns: 'inputs', count: chosen.length })}
          </DeleteButton>
        </>
      ) : null}
    </div>
  );
}

/** What the dialog begins with: the rights of all of them, where they are the same. */
function rightsOf(chosen: readonly RoomDocument[]): DocumentRights {
  const [first = BY_DEFAULT, ...others] = chosen.map(({ rights }) => rights ?? BY_DEFAULT);
  const isSame = others.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return isSame ? first : BY_DEFAULT;
}
