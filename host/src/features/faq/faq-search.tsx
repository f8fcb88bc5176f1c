import { LANGUAGE_PARAM } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { KeptParams, routes } from '@handover/shared/router';
import { Icon } from '@handover/shared/ui';
import { useId } from 'react';
import classes from './faq.module.css';

interface FaqSearchProps {
  value: string;
  onChange: (value: string) => void;
}

export function FaqSearch({ value, onChange }: FaqSearchProps) {
  const { t } = useTranslation('pages');
  const id = useId();
  return (
    <search className={classes.search}>
      {/* The browser sends the form if scripts are off. */}
      <form method="get" action={routes.faq} onSubmit={(event) => event.preventDefault()}>
        <KeptParams names={[LANGUAGE_PARAM, 'category']} />
        <label htmlFor={id}>{t('faq.search')}</label>
        <div className={classes.field}>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            name="q"
            value={value}
            placeholder={t('faq.placeholder')}
            maxLength={100}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      </form>
    </search>
  );
}
