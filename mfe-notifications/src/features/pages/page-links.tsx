import type { NotificationPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group, Text } from '@handover/shared/ui';

interface PageLinksProps {
  page: NotificationPage;
  size: number;
  onGo: (page: number) => void;
}

/** Links to the newer and older pages; none if there is one page only. */
export function PageLinks({ page, size, onGo }: PageLinksProps) {
  const { t } = useTranslation('notifications');
  const { current_page: current, pages_count, next_page, count, results } = page;
  if (pages_count <= 1 && current === 1) return null;
  const from = (current - 1) * size + 1;
  return (
    <nav aria-label={t('pages.label')}>
      <Group justify="space-between" mt="lg">
        <Button variant="default" disabled={current <= 1} onClick={() => onGo(current - 1)}>
          {t('pages.newer')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('pages.shown', { from, to: from + results.results.length - 1, count })}
        </Text>
        <Button variant="default" disabled={next_page === null} onClick={() => onGo(current + 1)}>
          {t('pages.older')}
        </Button>
      </Group>
    </nav>
  );
}
