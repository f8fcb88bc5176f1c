import { type SavedSearch, SEARCH_ALERTS, searchAddress } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { Button, NativeSelect } from '@handover/shared/ui';
import { Checkbox, DeleteButton, Form, TextInput } from '@handover/shared/ui-extra';
import { type FormEvent, useState } from 'react';
import { useChangeSearch, useLookAtSearch } from '../../queries/searches.query.ts';
import { SearchWords } from './search-words.tsx';
import classes from './searches.module.css';

interface SavedSearchRowProps {
  search: SavedSearch;
  onDelete: () => void;
}

/** A search with its alert; a mandate is renamed and ended at the mandate. */
export function SavedSearchRow({ search, onDelete }: SavedSearchRowProps) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const change = useChangeSearch(search);
  const look = useLookAtSearch(search);
  const [isRenaming, setRenaming] = useState(false);
  const { name, mandate_id, new_count, alert, by_mail, filters, type_of_opportunity: type } = search;
  const to = mandate_id === null ? searchAddress(type, filters) : routes.oppView(mandate_id);
  const set = (values: Parameters<typeof change.mutate>[0]) =>
    change.mutate(values, { onError: (error) => messages.failure(error) });
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (typed && typed !== name) set({ name: typed });
    setRenaming(false);
  };
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        {isRenaming ? (
          <Form onSubmit={rename} className={classes.rename}>
            <TextInput
              name="name"
              aria-label={t('searches.name')}
              defaultValue={name}
              minLength={2}
              maxLength={80}
              data-autofocus
            />
            <Button type="submit" variant="default">
              {t('searches.keep')}
            </Button>
          </Form>
        ) : (
          <Link className={classes.name} to={to} onClick={() => look.mutate(undefined)}>
            {name}
          </Link>
        )}
        <p className={classes.about}>
          {t(mandate_id === null ? `browse.title.${type}` : 'searches.ofMandate')}
          {new_count > 0 ? <strong> · {t('searches.new', { count: new_count })}</strong> : null}
        </p>
        {mandate_id === null ? <SearchWords filters={filters} /> : null}
      </div>
      <div className={classes.alert}>
        <NativeSelect
          label={t('searches.alert')}
          value={alert}
          options={SEARCH_ALERTS.map((value) => ({ value, label: t(`searches.alerts.${value}`) }))}
          onChoose={(value) => set({ alert: SEARCH_ALERTS.find((each) => each === value) })}
        />
        <Checkbox
          label={t('searches.byMail')}
          checked={by_mail}
          disabled={alert === 'none'}
          onChange={(event) => set({ by_mail: event.currentTarget.checked })}
        />
      </div>
      <div className={classes.actions}>
        {mandate_id === null ? (
          <>
            <Button
              variant="default"
              aria-label={t('searches.renameNamed', { name })}
              onClick={() => setRenaming(!isRenaming)}
            >
              {t('searches.rename')}
            </Button>
            <DeleteButton onClick={onDelete}>{t('searches.delete')}</DeleteButton>
          </>
        ) : null}
      </div>
    </li>
  );
}
