import type { ListedName } from '@handover/shared/contract';
import { useLabel, useLanguage, useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { EntryGroup } from './entry-group.tsx';
import { EntryRow } from './entry-row.tsx';

interface SectorListsProps {
  sectors: readonly ListedName[];
  subSectors: readonly ListedName[];
}

/** The sectors with their sub-sectors, and those that are retired. */
export function SectorLists({ sectors, subSectors }: SectorListsProps) {
  const { t } = useTranslation('auth');
  const label = useLabel();
  const isFrench = useLanguage() === 'fr';
  return sectors.map((sector) => {
    const inside = subSectors.filter(({ parent }) => parent === sector.id);
    const ids = inside.map(({ id }) => id);
    const name = label(sector);
    const labels = {
      edit: t('lists.sectors.editLabel', { name }),
      add: t('lists.sectors.addLabel', { name }),
      addShort: t('lists.create.sub_sectors'),
      retired: t('lists.states.retired'),
    };
    return (
      <EntryGroup
        key={sector.id}
        list="sectors"
        ids={sectors.map(({ id }) => id)}
        entry={sector}
        add={routes.listedName('sub_sectors', 'create', sector.id)}
        labels={labels}
      >
        {inside.map((entry) => (
          <EntryRow
            key={entry.id}
            list="sub_sectors"
            ids={ids}
            id={entry.id}
            name={label(entry)}
            other={isFrench ? entry.name : entry.name_fr}
            href={routes.listedName('sub_sectors', entry.id)}
            state={entry.retired ? t('lists.states.retired') : undefined}
          />
        ))}
      </EntryGroup>
    );
  });
}
