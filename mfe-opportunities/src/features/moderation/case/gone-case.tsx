import { useTranslation } from '@handover/shared/i18n';
import { Button, EmptyState } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';

/** Shown in place of a case that the address names and that is not in the queue (any more). */
export function GoneCase({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('opportunities');
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    // The element that was here before may have had the focus.
    if (document.activeElement === document.body) region.current?.focus();
  }, []);
  return (
    <section ref={region} tabIndex={-1} aria-label={t('moderation.gone.title')}>
      <EmptyState
        title={t('moderation.gone.title')}
        text={t('moderation.gone.text')}
        action={<Button onClick={onNext}>{t('moderation.gone.next')}</Button>}
      />
    </section>
  );
}
