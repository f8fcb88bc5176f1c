import { LANGUAGE_PARAM, type OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSectors } from '@handover/shared/reference';
import { KeptParams, routes, useNavigate } from '@handover/shared/router';
import { Button, Icon, NativeSelect } from '@handover/shared/ui';
import { type FormEvent, useId } from 'react';
import classes from './search-form.module.css';

const TYPES: readonly OpportunityType[] = ['sell', 'buy'];

/** Search by type, text and sector; submits to a URL that can be shared, without scripts, too. */
export function SearchForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { options } = useSectors();
  const text = useId();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const type = values.get('type') === 'buy' ? 'buy' : 'sell';
    const filters = { search: String(values.get('search')).trim(), sector: String(values.get('sector')) };
    navigate(routes.opportunities(type, filters));
  };
  return (
    <search aria-label={t('host.home.search.label')} className={classes.search}>
      <form method="get" action={routes.opportunities()} onSubmit={search} className={classes.form}>
        <KeptParams names={[LANGUAGE_PARAM]} />
        <fieldset className={classes.types}>
          <legend className={classes.label}>{t('host.home.search.type')}</legend>
          {TYPES.map((type) => (
            <label key={type} className={classes.type}>
              <input type="radio" name="type" value={type} defaultChecked={type === 'sell'} />
              <span>{t(`host.home.search.${type}`)}</span>
            </label>
          ))}
        </fieldset>
        <NativeSelect
          label={t('host.home.search.sector')}
          name="sector"
          options={[{ value: '', label: t('host.home.search.anySector') }, ...options]}
        />
        <div className={classes.field}>
          <label htmlFor={text} className={classes.label}>
            {t('host.home.search.text')}
          </label>
          <input
            id={text}
            name="search"
            type="search"
            className={classes.input}
            placeholder={t('host.home.search.placeholder')}
            maxLength={100}
          />
        </div>
        <Button type="submit" leftSection={<Icon name="search" />}>
          {t('host.home.search.submit')}
        </Button>
      </form>
    </search>
  );
}
