import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import { BottomBar, Switch } from '@handover/shared/ui-extra';
import { type MouseEvent, useEffect, useRef } from 'react';
import classes from './moderation.module.css';
import { RejectForm } from './reject-form.tsx';
import type { Rejection } from './use-rejections.ts';
import { REVIEW_KEYS } from './use-review-keys.ts';

interface DecisionBarProps {
  /** The id of the opportunity. */
  id: number;
  /** Whether the case was read; a decision is impossible before. */
  isRead: boolean;
  /** Something speaks against publishing: the owner has not confirmed what the identity check found, or a sector is to be chosen. */
  isDoubtful: boolean;
  rejection: Rejection;
  onOpenRejection: () => void;
  onCloseRejection: () => void;
  onType: (reason: string) => void;
  /** Resolves to whether it was taken. */
  onDecide: (validated: boolean, reason?: string) => Promise<boolean>;
  usesKeys: boolean;
  setUsesKeys: (usesKeys: boolean) => void;
}

/** Ignores the second click of a double click, which would hit the buttons of the next opportunity. */
const unlessRepeated = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** The decision, at the lower edge while one reads, and the keys that make it. */
export function DecisionBar(props: DecisionBarProps) {
  const { id, isRead, isDoubtful, rejection, onOpenRejection, onCloseRejection, onType, onDecide } = props;
  const { usesKeys, setUsesKeys } = props;
  const { isOpen } = rejection;
  const { t } = useTranslation('opportunities');
  const rejectButton = useRef<HTMLButtonElement>(null);
  const wasRejecting = useRef(false);
  useEffect(() => {
    // The form had the focus, and is gone.
    if (wasRejecting.current && document.activeElement === document.body) rejectButton.current?.focus();
    wasRejecting.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <BottomBar className={classes.bar}>
        <RejectForm
          id={id}
          isRead={isRead}
          initial={rejection.reason}
          onType={onType}
          onReject={(reason) => onDecide(false, reason)}
          onCancel={onCloseRejection}
        />
      </BottomBar>
    );
  return (
    <BottomBar className={classes.bar}>
      <div className={classes.buttons}>
        <Button
          {...(isDoubtful ? { variant: 'default' } : {})}
          disabled={!isRead}
          onClick={unlessRepeated(() => void onDecide(true))}
        >
          {t('moderation.publish')}
        </Button>
        <Button
          ref={rejectButton}
          variant="default"
          disabled={!isRead}
          onClick={unlessRepeated(onOpenRejection)}
        >
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
    </BottomBar>
  );
}
