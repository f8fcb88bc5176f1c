import { useFormSelector } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Alert } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';
import type { SellValues } from '../sell-kind.ts';
import { ChangeRow } from './change-row.tsx';
import classes from './company-changes.module.css';
import { isOffered } from './offered-changes.ts';
import { TakenRow } from './taken-row.tsx';
import type { CompanyDecisions } from './use-company-decisions.ts';
import { useTakeChange } from './use-take-change.ts';

/**
 * Offers the changes of the company, field by field: take it over, or keep the value of the sale. Saving the form
 * completes it.
 */
export function CompanyChanges({ changes }: { changes: CompanyDecisions }) {
  const { open, taken, takesAll, keep } = changes;
  const { t } = useTranslation('opportunities');
  const { take, putBack } = useTakeChange(changes);
  const hasTakenAll = useRef(!takesAll);
  const names = useFormSelector((values: SellValues) =>
    open.flatMap((change) => (isOffered(change, values) ? change.field : [])).join(' '),
  );
  const offered = open.filter(({ field }) => names.split(' ').includes(field));
  useEffect(() => {
    if (hasTakenAll.current || offered.length === 0) return;
    hasTakenAll.current = true;
    for (const change of offered) take(change);
  });
  if (offered.length + taken.length === 0) return null;
  const title = t(offered.length > 0 ? 'form.companyChanges.title' : 'form.companyChanges.allTaken');
  return (
    <Alert color="ink" title={title} role="region" aria-label={title} className={classes.panel}>
      {t(offered.length > 0 ? 'form.companyChanges.text' : 'form.companyChanges.takenText')}
      <div className={classes.rows}>
        {offered.map((change) => (
          <ChangeRow
            key={change.field}
            change={change}
            onTake={() => take(change)}
            onKeep={() => keep(change)}
          />
        ))}
        {taken.map(({ change }) => (
          <TakenRow key={change.field} change={change} onUndo={() => putBack(change.field)} />
        ))}
      </div>
    </Alert>
  );
}
