import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Icon } from '@handover/shared/ui';
import classes from './preview-bar.module.css';

/** Says that this is not the owner's own view, and leads back to it. */
export function PreviewBar({ id }: { id: number }) {
  const { t } = useTranslation('opportunities');
  return (
    <section className={classes.bar} aria-label={t('preview.label')}>
      <Icon name="eye" size={20} />
      <p className={classes.text}>{t('preview.text')}</p>
      <Button component={Link} to={routes.oppView(id)} variant="default">
        {t('preview.back')}
      </Button>
    </section>
  );
}
