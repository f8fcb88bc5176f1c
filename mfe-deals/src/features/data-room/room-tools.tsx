import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect } from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import { ORDERINGS, type RoomAddress } from './use-room-address.ts';

/** Search by name, and the order. */
export function RoomTools({ address }: { address: RoomAddress }) {
  const { t } = useTranslation(['deals', 'inputs']);
  return (
    <>
      <SearchField
        label={t('documents.search', { ns: 'inputs' })}
        value={address.filter.search}
        onSearch={address.search}
      />
      <NativeSelect
        label={t('documents.order', { ns: 'inputs' })}
        value={address.filter.ordering}
        onChoose={address.sort}
        options={ORDERINGS.map((value) => ({ value, label: t(`dataRoom.order.${value}`) }))}
      />
    </>
  );
}
