import type { AccessRequest, DealRole } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { Anchor, Section } from '@handover/shared/ui';
import { BehindNotice } from '../../components/behind-notice.tsx';
import { useHeldRows } from '../../hooks/use-held-rows.ts';
import { useRequestAddress } from '../../hooks/use-request-address.ts';
import classes from './request-list.module.css';
import { RequestRow } from './request-row.tsx';

interface WaitingRequestsProps {
  asRole: DealRole;
  requests: readonly AccessRequest[];
  /** How many wait, of which these are the first. */
  count: number;
}

/** The requests that wait for an answer, above the deals; nothing where none does. */
export function WaitingRequests({ asRole: role, requests, count }: WaitingRequestsProps) {
  const { t } = useTranslation('deals');
  const { number } = useFormat();
  const { to } = useRequestAddress();
  const held = useHeldRows(requests, role);
  if (held.rows.length === 0) return null;
  return (
    <Section
      title={t('requests.counted', { title: t(`requests.title.${role}`), count: number(count) })}
      lead={t(`requests.lead.${role}`)}
      actions={
        count > requests.length ? (
          <Anchor component={Link} to={to({ role })}>
            {t('requests.showAll')}
          </Anchor>
        ) : null
      }
    >
      <div {...held.handlers}>
        <BehindNotice isBehind={held.isBehind} onShow={held.release} />
        <ul className={classes.list} aria-label={t(`requests.title.${role}`)}>
          {held.rows.map((request) => (
            <RequestRow key={request.id} request={request} asRole={role} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
