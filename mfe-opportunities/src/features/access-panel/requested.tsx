import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor, Status, Text } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';
import classes from './access-panel.module.css';

/** Takes the focus that the button had, when it comes in its place. */
export function Requested() {
  const { t } = useTranslation('opportunities');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={classes.requested}>
      <Status kind="waiting">{t('panel.requested.state')}</Status>
      <Text>{t('panel.requested.text')}</Text>
      <Anchor component={Link} to={routes.deals('requester')}>
        {t('panel.requested.action')}
      </Anchor>
    </div>
  );
}
