import type { Office } from '@handover/shared/contract';
import { formatAddress } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Title } from '@handover/shared/ui';
import classes from './deal-overview.module.css';

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
          <li key={office.id}>{formatAddress(office.address)}</li>
        ))}
      </ul>
    </>
  );
}
