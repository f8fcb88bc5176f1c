import type { PrivateData } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { KeyValue } from '@handover/shared/ui';

export const PrivateFacts = ({ data }: { data: PrivateData }) => {
  const { t } = useTranslation('opportunities');
  const { owner } = data;
  const offices = data.offices.map(({ id, address }) => (
    <div key={id}>
      {[address.street, address.zip_code, address.city, address.country_name].filter(Boolean).join(', ')}
    </div>
  ));
  return (
    <KeyValue
      items={[
        { label: t('private.company'), value: data.company_name },
        { label: t('private.town'), value: [data.zip_code, data.city].filter(Boolean).join(' ') },
        { label: t('private.website'), value: data.website },
        { label: t('private.phone'), value: data.phone },
        { label: t('private.offices'), value: offices.length > 0 ? offices : null },
        { label: t('private.owner'), value: `${owner.first_name} ${owner.last_name}`.trim() },
        { label: t('private.contact'), value: [owner.email, owner.phone].filter(Boolean).join(', ') },
      ]}
    />
  );
};
