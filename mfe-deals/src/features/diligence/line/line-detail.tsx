import type { DealDetail, Diligence, DiligenceAction, DiligenceLineDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group } from '@handover/shared/ui';
import { useState } from 'react';
import { usePatchLine } from '../../../queries/diligence.mutation.ts';
import { mayAs } from '../../../rules/acting.ts';
import { DeleteLine } from './delete-line.tsx';
import { EditLine } from './edit-line.tsx';
import { LineComments } from './line-comments.tsx';
import { LineDocuments } from './line-documents.tsx';
import { LinePerson } from './line-person.tsx';
import { LinkDocuments } from './link-documents.tsx';
import { WriteOnLine } from './write-on-line.tsx';

interface LineDetailProps {
  line: DiligenceLineDetail;
  deal: DealDetail;
  people: Diligence['people'];
  onClose: () => void;
}

/** Documents, comments and, as the server lets them, what the viewer may do with a line. */
export function LineDetail({ line, deal, people, onClose }: LineDetailProps) {
  const { t } = useTranslation('deals');
  const [form, setForm] = useState<'edit' | 'link' | null>(null);
  const may = (action: DiligenceAction) => mayAs(deal.acting_for, 'ask') && line.actions.includes(action);
  const patch = usePatchLine(line);
  const close = () => setForm(null);
  return (
    <>
      <LineDocuments line={line} deal={deal} />
      {form === 'edit' ? (
        <EditLine line={line} onClose={close} />
      ) : form === 'link' ? (
        <LinkDocuments line={line} deal={deal} patch={patch} onClose={close} />
      ) : (
        <Group gap="sm" data-no-print>
          {may('link') ? (
            <Button size="xs" variant="default" onClick={() => setForm('link')}>
              {t('diligence.link.open')}
            </Button>
          ) : null}
          {may('edit') ? (
            <Button size="xs" variant="default" onClick={() => setForm('edit')}>
              {t('diligence.edit.open')}
            </Button>
          ) : null}
          {may('delete') ? <DeleteLine line={line} onDeleted={onClose} /> : null}
        </Group>
      )}
      {may('assign') && people.length > 1 ? <LinePerson line={line} people={people} patch={patch} /> : null}
      <LineComments line={line} deal={deal} />
      {may('comment') ? <WriteOnLine line={line} isBusy={patch.isPending} /> : null}
    </>
  );
}
