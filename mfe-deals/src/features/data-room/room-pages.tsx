import type { RoomPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import classes from './data-room.module.css';

interface RoomPagesProps {
  page: RoomPage;
  onPage: (page: number) => void;
}

export function RoomPages({ page: { current_page: page, pages_count: pages }, onPage }: RoomPagesProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  if (pages <= 1) return null;
  return (
    <nav
      className={classes.pages}
      aria-label={t('documents.pagesOf', { ns: 'inputs', group: t('tabs.data-room') })}
    >
      <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('documents.previous', { ns: 'inputs' })}
      </Button>
      <span className={classes.quiet}>{t('documents.pageOf', { ns: 'inputs', page, pages })}</span>
      <Button variant="default" size="xs" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('documents.next', { ns: 'inputs' })}
      </Button>
    </nav>
  );
}
