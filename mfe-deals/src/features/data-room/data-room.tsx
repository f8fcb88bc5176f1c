import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import { ClosedGroup } from './closed-group.tsx';
import { FileList } from './file-list.tsx';
import { groups } from './groups.ts';

export function DataRoom({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  return groups.map(({ name, opensWith }) => {
    const files = deal.documents[name];
    return (
      <Section key={name} title={t(`room.${name}`)}>
        {files ? <FileList files={files} /> : <ClosedGroup deal={deal} opensWith={opensWith} />}
      </Section>
    );
  });
}
