import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect } from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import { ORDERINGS, type RoomAddress } from './use-room-address.ts';

interface RoomToolsProps {
  address: RoomAddress;
  /** The folder that is shown. */
  folder: number | null;
}

/** Search by name, and the order. */
export function RoomTools({ address, folder }: RoomToolsProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  return (
    <>
      <SearchField
        label={t('documents.search', { ns: 'inputs' })}
        value={address.filter.search}
        onSearch={(text) => address.search(text, folder)}
      />
      <NativeSelect
        label={t('documents.order', { ns: 'inputs' })}
        value={address.filter.ordering}
        onChoose={(ordering) => address.sort(ordering, folder)}
        options={ORDERINGS.map((value) => ({ value, label: t(`dataRoom.order.${value}`) }))}
      />
    </>
  );
}
