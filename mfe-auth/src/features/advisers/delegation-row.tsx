import type { Delegation, DelegationState } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { type TFunction, useTranslation } from '@handover/shared/i18n';
import { Status, type StatusKind } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import classes from './advisers.module.css';

const KINDS: Record<DelegationState, StatusKind> = {
  invited: 'waiting',
  active: 'open',
  declined: 'closed',
  ended: 'closed',
  expired: 'closed',
};

/** What it is about: 'Sawmill Roux and its opportunities'. A company is named once the invitation is accepted. */
const subjectText = (t: TFunction<'auth'>, { scope, subject }: Delegation): string =>
  subject ? t(`advisers.subjects.${scope}`, { subject }) : t(`advisers.scopes.${scope}`);

/** The other person with their firm, what about, the right, the last day, the state; below it, buttons. */
export function DelegationRow({ delegation, children }: { delegation: Delegation; children?: ReactNode }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { person, firm, side, state, right, acceptance_words: words } = delegation;
  const until = t(state === 'ended' && delegation.ended_at ? 'advisers.endedOn' : 'advisers.until', {
    date: date(state === 'ended' && delegation.ended_at ? delegation.ended_at : delegation.ends_on),
  });
  const means = t(`advisers.means.${right}`);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <strong className={classes.person}>
          {[person || t('advisers.former'), firm].filter(Boolean).join(', ')}
        </strong>
        <Status kind={KINDS[state]}>{t(`advisers.states.${state}`)}</Status>
      </div>
      <p className={classes.facts}>
        {[subjectText(t, delegation), t(`advisers.rights.${right}`), until].join(' · ')}
      </p>
      {(state === 'active' || (state === 'invited' && side === 'received')) && (
        <p className={classes.facts}>{means}</p>
      )}
      {words !== null && (
        <p className={classes.facts}>
          {t(`advisers.mayAccept.${side}`)} {t('advisers.quoted', { words })}
        </p>
      )}
      {children && <div className={classes.buttons}>{children}</div>}
    </li>
  );
}
