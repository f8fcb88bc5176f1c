import type { Company } from '@handover/shared/contract';
import { FiguresChart } from '@handover/shared/figures';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Text } from '@handover/shared/ui';

export const CompanyFigures = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const { revenues } = company;
  if (revenues.length > 0) return <FiguresChart rows={revenues} currency={revenues[0]?.currency ?? 1} />;
  return (
    <>
      <Text>{t('view.noFigures')}</Text>
      <Button component={Link} to={routes.companyEdit(company.id)} variant="default" mt="sm">
        {t('view.addFigures')}
      </Button>
    </>
  );
};
