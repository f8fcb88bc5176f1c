import type { Office } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Title } from '@handover/shared/ui';
import classes from './deal-overview.module.css';

/** Some offices have the whole address in one text. */
const lineOf = ({ address }: Office) =>
  address.city && address.address.includes(address.city)
    ? address.address
    : [address.address, address.street, `${address.zip_code} ${address.city}`.trim(), address.country_name]
        .filter(Boolean)
        .join(', ');

export function Offices({ offices }: { offices: Office[] }) {
  const { t } = useTranslation('deals');
  if (offices.length === 0) return null;
  return (
    <>
      <Title order={3} mt="lg" mb="xs">
        {t('overview.offices', { count: offices.length })}
      </Title>
      <ul className={classes.offices}>
        {offices.map((office) => (
          <li key={office.id}>{lineOf(office)}</li>
        ))}
      </ul>
    </>
  );
}
