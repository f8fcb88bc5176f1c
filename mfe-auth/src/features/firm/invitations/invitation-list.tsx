import type { FirmInvitation } from '@handover/shared/contract';
import { marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, LoadingBlock, QueryView, Section, Stack, Text } from '@handover/shared/ui';
import { useResendInvitation, useWithdrawInvitation } from '../../../queries/firm.mutation.ts';
import { useFirmInvitations } from '../../../queries/firm.query.ts';
import classes from '../firm.module.css';
import { useTold } from '../use-told.ts';
import { InviteForm } from './invite-form.tsx';

/** Who is invited and has not come yet, and a form to invite more. For owners. */
export function InvitationList() {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('firm.invite.section')}>
      <Stack gap="lg">
        <InviteForm />
        <QueryView query={useFirmInvitations()} skeleton={<LoadingBlock variant="list" count={2} />}>
          {({ results }) =>
            results.length === 0 ? (
              <Text c="dimmed">{t('firm.invite.none')}</Text>
            ) : (
              <ul className={classes.list}>
                {results.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Stack>
    </Section>
  );
}

function InvitationRow({ invitation }: { invitation: FirmInvitation }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const tell = useTold();
  const [again, withdraw] = [useResendInvitation(), useWithdrawInvitation()];
  const { id, email, role, expires_at, is_expired } = invitation;
  const until = date(marketDay(expires_at));
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.name}>{email}</div>
        <p className={classes.note}>
          {t(`firm.roles.${role}`)} ·{' '}
          {is_expired ? t('firm.invite.expired') : t('firm.invite.until', { date: until })}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          aria-label={t('firm.invite.againLabel', { email })}
          loading={again.isPending}
          onClick={() => void tell(again.mutateAsync(id), t('firm.invite.done', { email }))}
        >
          {t('firm.invite.again')}
        </Button>
        <Button
          variant="subtle"
          color="danger"
          aria-label={t('firm.invite.withdrawLabel', { email })}
          loading={withdraw.isPending}
          onClick={() => void tell(withdraw.mutateAsync(id), t('firm.invite.withdrawn', { email }))}
        >
          {t('firm.invite.withdraw')}
        </Button>
      </div>
    </li>
  );
}
