import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { useDownloadDossier } from '../../queries/download-room.mutation.ts';
import classes from './deal-side.module.css';

/** What the viewer keeps of a completed deal, as a zip. */
export function Dossier({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const download = useDownloadDossier();
  if (deal.status !== 'completed') return null;
  return (
    <section className={classes.block}>
      <h2>{t('dossier.title')}</h2>
      <p className={classes.muted}>{t('dossier.text')}</p>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={18} />}
        loading={download.isPending}
        onClick={() => download.mutate(deal.id)}
      >
        {t('dossier.download')}
      </Button>
    </section>
  );
}
