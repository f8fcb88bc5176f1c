import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect } from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import { ORDERINGS, type RoomAddress } from './use-room-address.ts';

interface RoomToolsProps {
  address: RoomAddress;
  /** The folder that is shown. */
  folder: number | null;
  /** There are so many that an order can be chosen. */
  hasOrder: boolean;
}

/** Search by name and text, and the order. */
export function RoomTools({ address, folder, hasOrder }: RoomToolsProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  return (
    <>
      <SearchField
        label={t('texts.search')}
        value={address.filter.search}
        onSearch={(text) => address.search(text, folder)}
      />
      {hasOrder ? (
        <NativeSelect
          label={t('documents.order', { ns: 'inputs' })}
          value={address.filter.ordering}
          onChoose={(ordering) => address.sort(ordering, folder)}
          options={ORDERINGS.map((value) => ({ value, label: t(`dataRoom.order.${value}`) }))}
        />
      ) : null}
    </>
  );
}
