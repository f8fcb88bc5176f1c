import type { MyFirm } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { useFirmMembers } from '../../../queries/firm.query.ts';
import classes from '../firm.module.css';
import { MemberRow } from './member-row.tsx';

/** The people of the firm, with what an owner may do about each. */
export function MemberList({ role, leaving }: Pick<MyFirm, 'role' | 'leaving'>) {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('firm.people')} lead={t('firm.rolesHelp')}>
      <QueryView query={useFirmMembers()} skeleton={<LoadingBlock variant="list" count={3} />}>
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isOwner={role === 'owner'}
                isLastOwner={leaving !== 'free'}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
