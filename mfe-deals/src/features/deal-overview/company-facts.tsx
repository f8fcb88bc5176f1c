import type { PrivateData } from '@handover/shared/contract';
import { PhoneLink } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { KeyValue, WebLink } from '@handover/shared/ui-extra';

export function CompanyFacts({ company }: { company: PrivateData }) {
  const { t } = useTranslation('deals');
  const { website, phone } = company;
  const items = [
    { label: t('overview.companyName'), value: company.company_name },
    { label: t('overview.website'), value: website && <WebLink url={website} /> },
    { label: t('overview.phone'), value: phone && <PhoneLink phone={phone} /> },
    { label: t('overview.city'), value: [company.zip_code, company.city].filter(Boolean).join(' ') },
  ];
  return <KeyValue items={items.filter(({ value }) => value !== '')} />;
}
