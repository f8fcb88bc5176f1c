import type { Company } from '@handover/shared/contract';
import { FiguresChart } from '@handover/shared/figures';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Text } from '@handover/shared/ui';
import { latestYear } from '../../rules/latest-year.ts';

export const CompanyFigures = ({ company: { id, revenues } }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const latest = latestYear(revenues);
  if (latest) return <FiguresChart rows={revenues} currency={latest.currency} />;
  return (
    <>
      <Text>{t('view.noFigures')}</Text>
      <Link to={`${routes.companyEdit(id)}#figures`}>{t('view.addFigures')}</Link>
    </>
  );
};
