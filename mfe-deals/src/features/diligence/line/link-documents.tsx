import type { DealDetail, DiligenceLineDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import { Checkbox, SearchField } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useDataRoom } from '../../../queries/data-room.query.ts';
import type { usePatchLine } from '../../../queries/diligence.mutation.ts';
import classes from './line.module.css';

interface LinkDocumentsProps {
  line: DiligenceLineDetail;
  deal: DealDetail;
  patch: ReturnType<typeof usePatchLine>;
  onClose: () => void;
}

const ALL = {
  ordering: 'number',
  page: 1,
  file: undefined,
  as: undefined,
  isNew: false,
  isTree: false,
  folder: undefined,
};

/** The seller chooses the documents of the data room that belong to a line. Those that are chosen stay while it is searched. */
export function LinkDocuments({ line, deal, patch, onClose }: LinkDocumentsProps) {
  const { t } = useTranslation('deals');
  const { t: common } = useTranslation('common');
  const [search, setSearch] = useState('');
  const [choices, setChoices] = useState(new Map<number, { name: string; isChosen: boolean }>());
  // Those that somebody else has chosen meanwhile stay.
  const chosen = new Map(line.documents.map(({ id, name }) => [id, name]));
  for (const [id, { name, isChosen }] of choices) {
    if (isChosen) chosen.set(id, name);
    else chosen.delete(id);
  }
  const closedNotice = useClosedNotice('deal');
  const query = useDataRoom(deal.id, { ...ALL, search });
  const toggle = (id: number, name: string) =>
    setChoices(new Map(choices).set(id, { name, isChosen: !chosen.has(id) }));
  const save = () =>
    patch.mutateAsync({ documents: [...chosen.keys()] }).then(onClose, closedNotice.showError);
  return (
    <Stack gap="md" maw="72ch" data-no-print>
      <SearchField label={t('diligence.link.search')} value={search} onSearch={setSearch} />
      <QueryView query={query} skeleton={<LoadingBlock variant="list" count={4} />}>
        {({ results, count }) => {
          const found = new Set(results.map(({ id }) => id));
          const others = search ? [] : [...chosen].filter(([id]) => !found.has(id));
          const shown = [...others.map(([id, name]) => ({ id, name, index: '' })), ...results];
          return (
            <Stack gap="xs" component="ul" className={classes.choices}>
              {shown.map(({ id, name, index }) => (
                <li key={id}>
                  <Checkbox
                    label={[index, name].filter(Boolean).join(' ')}
                    checked={chosen.has(id)}
                    onChange={() => toggle(id, name)}
                  />
                </li>
              ))}
              {shown.length === 0 ? <Text c="dimmed">{t('diligence.link.none')}</Text> : null}
              {count > results.length ? <Text c="dimmed">{t('diligence.link.more', { count })}</Text> : null}
            </Stack>
          );
        }}
      </QueryView>
      <Group gap="sm">
        <Button size="xs" loading={patch.isPending} onClick={save}>
          {t('diligence.link.action', { count: chosen.size })}
        </Button>
        <Button size="xs" variant="default" disabled={patch.isPending} onClick={onClose}>
          {common('action.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
