import { useFormSelector, useFormState } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import type { MouseEvent } from 'react';
import type { SellValues } from '../sell-kind.ts';
import classes from './identity.module.css';
import { checkKey } from './searched-texts.ts';
import type { IdentityCheck } from './use-identity-check.ts';

/** Asks for a decision on the hits: correct them in the fields, or send the texts as they are. */
export function IdentityNotice({ check: { findings, confirm } }: { check: IdentityCheck }) {
  const { t } = useTranslation('opportunities');
  const { errors } = useFormState({ name: 'root' });
  const hits = findings?.hits ?? [];
  const isSame = useFormSelector(
    (values: SellValues) => hits.length > 0 && checkKey(values) === findings?.key,
  );
  if (errors.root?.server?.type !== 'held' || !isSame) return null;
  // This is no submit button: as the first one, it would be pressed by Enter in a field.
  const send = (event: MouseEvent<HTMLButtonElement>) => {
    confirm();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div role="alert" className={classes.notice}>
      <p>{t('form.identity.question', { count: hits.length })}</p>
      <Button variant="default" size="sm" onClick={send}>
        {t('form.identity.confirm')}
      </Button>
    </div>
  );
}
