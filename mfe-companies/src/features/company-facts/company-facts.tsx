import type { Company } from '@handover/shared/contract';
import { PhoneLink } from '@handover/shared/forms';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { KeyValue, useLabels, WebLink } from '@handover/shared/ui-extra';

export const CompanyFacts = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const [label, labels] = [useLabel(), useLabels()];
  const { city, zip_code, region, country, website, phone } = company;
  const town = [zip_code, city].filter(Boolean).join(' ');
  const place = [town, region && label(region), country && label(country)];
  return (
    <KeyValue
      empty={t('view.notGiven')}
      items={[
        { label: t('view.sectors'), value: labels(company.sectors).join(', ') },
        { label: t('view.subSectors'), value: labels(company.sub_sectors).join(', ') },
        { label: t('view.tags'), value: labels(company.tags).join(', ') },
        { label: t('view.place'), value: place.filter(Boolean).join(', ') },
        { label: t('view.website'), value: website ? <WebLink url={website} /> : null },
        { label: t('view.phone'), value: phone ? <PhoneLink phone={phone} /> : null },
      ]}
    />
  );
};
