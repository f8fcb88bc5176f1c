import { COUNT, type Diligence } from '@handover/shared/contract';
import { RowsDialog } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useAddLines } from '../../../queries/diligence.mutation.ts';
import { type ImportedRow, importRule, toDay, toLines } from './import-rows.rules.ts';

/** How offices name the columns: English and French, without accents. */
const SECTIONS = /^(?:sections?|rubriques?|chapitres?|themes?|topics?|categor(?:y|ies?)|areas?|domaines?)\b/u;
const REQUESTS =
  /^(?:what is asked|requests?|demandes?|questions?|documents?|pieces?|items?|points?|libelle|description|lignes?|lines?)\b/u;
const DAYS = /^(?:due|deadline|date|day|pour le|echeance|delai|jour)\b/u;
const OWNERS = /^(?:who|owed|owner|responsible|by|qui|responsable|par)\b/u;
const SIDES = {
  seller: ['seller', 'vendor', 'target', 'vendeur', 'cédant', 'cible', 'société'],
  buyer: ['buyer', 'purchaser', 'acquirer', 'acquéreur', 'acheteur', 'cessionnaire'],
} as const;

interface ImportDialogProps {
  dealId: number;
  lines: Diligence['lines'];
  onClose: () => void;
}

/** Lines of a file or of pasted rows: a tree from two columns, all or none. */
export function ImportDialog({ dealId, lines, onClose }: ImportDialogProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const add = useAddLines(dealId);
  const sideOf = (side: 'seller' | 'buyer') => ({
    value: side,
    names: [...SIDES[side], t(`diligence.edit.side.${side}`)],
  });
  return (
    <RowsDialog<ImportedRow>
      title={t('diligence.import.title')}
      hint={t('diligence.import.hint')}
      takeLabel={(count) => t('diligence.import.take', { count })}
      room={COUNT.diligenceLines - lines.length}
      isWhole
      fields={[
        { key: 'request', label: t('diligence.add.request'), names: REQUESTS, required: true },
        { key: 'section', label: t('diligence.add.section'), names: SECTIONS },
        { key: 'due_on', label: t('diligence.add.due'), names: DAYS },
        {
          key: 'owed_by',
          label: t('diligence.edit.owedBy'),
          names: OWNERS,
          choices: [sideOf('seller'), sideOf('buyer')],
        },
      ]}
      rule={importRule(lines, {
        empty: t('diligence.import.empty'),
        noSection: t('diligence.import.noSection'),
        doubled: t('diligence.import.doubled'),
        noDay: t('diligence.import.noDay'),
      })}
      toRow={({ section = '', request = '', due_on = '', owed_by = '' }) => ({
        section,
        request,
        due_on: toDay(due_on),
        owed_by,
      })}
      take={async (rows) => {
        const added = toLines(rows);
        try {
          await add.mutateAsync(added);
        } catch (error) {
          throw closedNotice.toFormError(error);
        }
        messages.success(t('diligence.template.done', { count: added.length }));
      }}
      onClose={onClose}
    />
  );
}
