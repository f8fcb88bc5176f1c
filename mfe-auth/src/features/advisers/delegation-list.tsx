import type { Delegation } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, LoadingBlock, QueryView, Text } from '@handover/shared/ui';
import { type ReactNode, useState } from 'react';
import type { DelegationSide } from '../../api/delegations.api.ts';
import { useDelegations } from '../../queries/delegations.query.ts';
import classes from './advisers.module.css';
import { DelegationRow } from './delegation-row.tsx';

const isOpen = ({ state }: Delegation) => state === 'invited' || state === 'active';

interface DelegationListProps {
  side: DelegationSide;
  renderButtons: (delegation: Delegation) => ReactNode;
}

/** Invitations, then those that run; those that are over are shown on demand. */
export function DelegationList({ side, renderButtons }: DelegationListProps) {
  const { t } = useTranslation('auth');
  const [showsOver, setShowsOver] = useState(false);
  const list = useDelegations(side);
  return (
    <QueryView query={list} skeleton={<LoadingBlock variant="list" count={2} />}>
      {(delegations) => {
        const open = delegations
          .filter(isOpen)
          .sort((one, other) => Number(other.state === 'invited') - Number(one.state === 'invited'));
        const over = delegations.filter((each) => !isOpen(each));
        return (
          <>
            {open.length === 0 ? (
              <>
                <Text>{t(`advisers.${side}.none`)}</Text>
                <Text c="dimmed">{t(`advisers.${side}.noneText`)}</Text>
              </>
            ) : (
              <ul className={classes.list} aria-label={t(`advisers.${side}.title`)}>
                {open.map((each) => (
                  <DelegationRow key={each.id} delegation={each}>
                    {renderButtons(each)}
                  </DelegationRow>
                ))}
              </ul>
            )}
            {over.length > 0 && !showsOver && (
              <Button variant="subtle" onClick={() => setShowsOver(true)}>
                {t('advisers.showOver', { count: over.length })}
              </Button>
            )}
            {over.length > 0 && showsOver && (
              <ul className={classes.list} aria-label={t('advisers.over')}>
                {over.map((each) => (
                  <DelegationRow key={each.id} delegation={each} />
                ))}
              </ul>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
