import type { Company } from '@handover/shared/contract';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { useCountries } from '@handover/shared/reference';
import { Icon, List, ListRow, Text } from '@handover/shared/ui';
import { addressBeside } from '../../rules/address-beside.ts';

export const CompanyOffices = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const label = useLabel();
  const { items } = useCountries();
  // Offices hold the English name of their country.
  const countryOf = (name: string) => {
    const known = items.find((country) => country.name === name);
    return known ? label(known) : name;
  };
  if (company.offices.length === 0) return <Text>{t('view.noOffices')}</Text>;
  return (
    <List label={t('view.offices')}>
      {company.offices.map(({ id, address }) => (
        <ListRow
          key={id}
          leading={<Icon name="map-pin" size={18} />}
          title={[address.zip_code, address.city].filter(Boolean).join(' ')}
          text={[addressBeside(address), countryOf(address.country_name)].filter(Boolean).join(', ')}
        />
      ))}
    </List>
  );
};
