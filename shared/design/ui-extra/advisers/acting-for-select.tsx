import { useEffect, useState } from 'react';
import type { Delegation, DelegationScope } from '../../../contract/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useSearchParams } from '../../../kernel/router/index.ts';
import { Icon } from '../../ui/index.ts';
import classes from './advisers.module.css';
import { ACTING_PARAM, useActingDelegation, useActiveDelegations } from './use-acting-delegation.ts';

interface ActingForSelectProps {
  /** The scopes that the list has something of. */
  scopes: readonly DelegationScope[];
}

/** Whose list is shown: the user's own, or that of somebody for whom they act. It is shown to advisers alone, and kept in the address. */
export function ActingForSelect({ scopes }: ActingForSelectProps) {
  const { t } = useTranslation('inputs');
  const [, setQuery] = useSearchParams();
  const { id: chosen } = useActingDelegation();
  // The list itself comes first, and no server waits for this.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const delegations = useActiveDelegations(isShown).filter(({ scope }) => scopes.includes(scope));
  if (delegations.length === 0 && chosen === undefined) return null;
  const label = ({ person, subject }: Delegation) => {
    const isOnlyOne = delegations.filter((each) => each.person === person).length === 1;
    return isOnlyOne
      ? t('adviser.for', { name: person })
      : t('adviser.forSubject', { name: person, subject });
  };
  const isKnown = delegations.some(({ id }) => id === chosen);
  return (
    <span className={classes.select}>
      <select
        aria-label={t('adviser.whose')}
        value={chosen ?? ''}
        // The rest of the address is of the other list.
        onChange={({ currentTarget: { value } }) => setQuery(value ? { [ACTING_PARAM]: value } : {})}
      >
        <option value="">{t('adviser.mine')}</option>
        {delegations.map((each) => (
          <option key={each.id} value={each.id}>
            {label(each)}
          </option>
        ))}
        {chosen !== undefined && !isKnown && <option value={chosen}>{t('adviser.over')}</option>}
      </select>
      <Icon name="chevrons" size={16} />
    </span>
  );
}
