import type { Company } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Anchor } from '@handover/shared/ui';
import { KeyValue } from '@handover/shared/ui-extra';

export const CompanyFacts = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const label = useLabel();
  const format = useFormat();
  const town = [company.zip_code, company.city].filter(Boolean).join(' ');
  const place = [town, company.region && label(company.region), company.country && label(company.country)];
  return (
    <KeyValue
      empty={t('view.notGiven')}
      items={[
        { label: t('view.sectors'), value: company.sectors.map(label).join(', ') },
        { label: t('view.subSectors'), value: company.sub_sectors.map(label).join(', ') },
        { label: t('view.place'), value: place.filter(Boolean).join(', ') },
        {
          label: t('view.website'),
          value: company.website ? (
            <Anchor href={company.website} target="_blank" rel="noreferrer">
              {company.website}
            </Anchor>
          ) : null,
        },
        { label: t('view.phone'), value: company.phone },
        { label: t('view.opportunities'), value: format.number(company.number_of_opportunities) },
      ]}
    />
  );
};
