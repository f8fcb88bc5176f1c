import type { AccessRequest } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Group } from '@handover/shared/ui';
import { useId } from 'react';
import { usePartyName } from '../../hooks/use-party-name.ts';
import classes from './request-list.module.css';

/** Both open a dialog: nothing is disclosed or refused by one click. */
export function OwnerActions({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const modals = useModals();
  const reasonId = useId();
  const named = (action: string) => t('named', { action, name: partyName(request.requester, 'alone') });
  return (
    <>
      <Group gap="sm">
        <Button
          size="xs"
          color="accent"
          aria-label={named(t('requests.accept'))}
          onClick={() => void modals.open('request-accept', { request })}
          disabled={!request.can_accept}
          aria-describedby={request.can_accept ? undefined : reasonId}
        >
          {t('requests.accept')}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={named(t('requests.decline'))}
          onClick={() => void modals.open('request-decline', { request })}
        >
          {t('requests.decline')}
        </Button>
      </Group>
      {request.can_accept ? null : (
        <p id={reasonId} className={classes.muted}>
          {t('requests.exclusivity', { context: request.type_of_opportunity })}
        </p>
      )}
    </>
  );
}
