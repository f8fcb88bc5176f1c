import { useTranslation } from '@handover/shared/i18n';
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
      <label htmlFor={id}>{t('faq.search')}</label>
      <div className={classes.field}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          value={value}
          placeholder={t('faq.placeholder')}
          maxLength={100}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </search>
  );
}
