import type { Office, PrivateData } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { KeyValue } from '@handover/shared/overlays';

const isWeb = (address: string) => /^https?:\/\//i.test(address);
/** Some offices have the whole address in one text. */
const lineOf = ({ address }: Office) =>
  address.city && address.address.includes(address.city)
    ? address.address
    : [address.address, address.street, `${address.zip_code} ${address.city}`.trim(), address.country_name]
        .filter(Boolean)
        .join(', ');

/** The company and how to contact its owner; unknown fields are left out. */
export function CompanyContact({ company }: { company: PrivateData }) {
  const { t } = useTranslation('opportunities');
  const { website, phone, owner, offices } = company;
  const items = [
    { name: 'company', value: company.company_name },
    { name: 'contact', value: `${owner.first_name} ${owner.last_name}`.trim() },
    { name: 'email', value: owner.email ? <a href={`mailto:${owner.email}`}>{owner.email}</a> : '' },
    { name: 'phone', value: phone ? <a href={`tel:${phone}`}>{phone}</a> : '' },
    {
      name: 'website',
      value: isWeb(website) ? (
        <a href={website} target="_blank" rel="noreferrer">
          {website}
        </a>
      ) : (
        website
      ),
    },
    { name: 'city', value: [company.zip_code, company.city].filter(Boolean).join(' ') },
    {
      name: 'offices',
      value: offices.length > 0 ? offices.map((office) => <div key={office.id}>{lineOf(office)}</div>) : '',
    },
  ].filter(({ value }) => value !== '');
  return (
    <KeyValue items={items.map(({ name, value }) => ({ label: t(`privateData.fields.${name}`), value }))} />
  );
}
