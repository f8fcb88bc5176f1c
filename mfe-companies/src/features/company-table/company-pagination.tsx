import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Text } from '@handover/shared/ui';

interface CompanyPaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export const CompanyPagination = ({ page, pages, onPage }: CompanyPaginationProps) => {
  const { t } = useTranslation('companies');
  if (pages <= 1) return null;
  return (
    <Group component="nav" aria-label={t('list.pages')} justify="space-between" mt="lg">
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('list.previous')}
      </Button>
      <Text size="sm">{t('list.pageOf', { page, pages })}</Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('list.next')}
      </Button>
    </Group>
  );
};
