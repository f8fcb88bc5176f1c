import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import { Switch } from '@handover/shared/ui-extra';
import { useEffect, useRef } from 'react';
import classes from './moderation.module.css';
import { RejectForm } from './reject-form.tsx';
import { REVIEW_KEYS } from './use-review-keys.ts';

interface DecisionBarProps {
  /** Of a rejection that failed. */
  keptReason: string | undefined;
  isRejecting: boolean;
  setRejecting: (isRejecting: boolean) => void;
  onDecide: (validated: boolean, reason?: string) => void;
  usesKeys: boolean;
  setUsesKeys: (usesKeys: boolean) => void;
}

/** The decision, at the lower edge while one reads, and the keys that make it. */
export function DecisionBar(props: DecisionBarProps) {
  const { keptReason = '', isRejecting, setRejecting, onDecide, usesKeys, setUsesKeys } = props;
  const { t } = useTranslation('opportunities');
  const rejectButton = useRef<HTMLButtonElement>(null);
  const wasRejecting = useRef(false);
  useEffect(() => {
    // The form had the focus, and is gone.
    if (wasRejecting.current && document.activeElement === document.body) rejectButton.current?.focus();
    wasRejecting.current = isRejecting;
  }, [isRejecting]);
  if (isRejecting)
    return (
      <div className={classes.bar}>
        <RejectForm
          initial={keptReason}
          onReject={(reason) => onDecide(false, reason)}
          onCancel={() => setRejecting(false)}
        />
      </div>
    );
  return (
    <div className={classes.bar}>
      <div className={classes.buttons}>
        <Button onClick={() => onDecide(true)}>{t('moderation.publish')}</Button>
        <Button ref={rejectButton} variant="default" onClick={() => setRejecting(true)}>
          {t('moderation.reject')}
        </Button>
      </div>
      <div className={classes.keys}>
        <Switch
          label={t('moderation.keys.use')}
          checked={usesKeys}
          onChange={(event) => setUsesKeys(event.currentTarget.checked)}
        />
        {usesKeys ? (
          <ul aria-label={t('moderation.keys.label')}>
            {Object.entries(REVIEW_KEYS).map(([command, key]) => (
              <li key={command}>
                <kbd>{key.toUpperCase()}</kbd> {t(`moderation.keys.${command}`)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
