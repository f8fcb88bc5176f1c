import type { PrivateData } from '@handover/shared/contract';
import { PhoneLink } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { KeyValue, WebLink } from '@handover/shared/ui-extra';
import { useOfficeLine } from '../hooks/use-office-line.ts';

/** The company and how to contact its owner; unknown fields are left out. */
export function CompanyContact({ company }: { company: PrivateData }) {
  const { t } = useTranslation('opportunities');
  const officeLine = useOfficeLine();
  const { website, phone, owner, offices } = company;
  const items = [
    { name: 'company', value: company.company_name },
    {
      name: 'contact',
      value: owner.is_former ? t('privateData.formerUser') : `${owner.first_name} ${owner.last_name}`.trim(),
    },
    { name: 'email', value: owner.email ? <a href={`mailto:${owner.email}`}>{owner.email}</a> : '' },
    { name: 'phone', value: phone && <PhoneLink phone={phone} /> },
    { name: 'website', value: website && <WebLink url={website} /> },
    { name: 'city', value: [company.zip_code, company.city].filter(Boolean).join(' ') },
    {
      name: 'offices',
      value:
        offices.length > 0
          ? offices.map((office) => <div key={office.id}>{officeLine(office.address)}</div>)
          : '',
    },
  ].filter(({ value }) => value !== '');
  return (
    <KeyValue items={items.map(({ name, value }) => ({ label: t(`privateData.fields.${name}`), value }))} />
  );
}
