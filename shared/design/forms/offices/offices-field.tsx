import { useCallback, useRef } from 'react';
import { COUNT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import { useFormContext } from '../form/form-context.tsx';
import { useRowFocus } from '../form/use-row-focus.ts';
import { GroupError } from '../groups/group-error.tsx';
import groups from '../groups/groups.module.css';
import { OfficesImport } from '../imports/offices-import.tsx';
import { OfficeItem } from './office-item.tsx';
import { emptyOffice, type OfficeRow } from './office-rows.ts';
import classes from './offices.module.css';
import { useOfficeCountries } from './use-office-countries.ts';
import { useOffices } from './use-offices.ts';

export interface OfficesFieldProps {
  name?: string;
  /** The field with the id of the country of the business, which a new office has as well. */
  countryName?: string;
}

const isOffices = (value: unknown): value is OfficeRow[] => Array.isArray(value);

/** The offices of a business: a line each, of which those are open that are new, wrong or being edited. There may be fifty. */
export const OfficesField = ({ name = 'offices', countryName = 'country' }: OfficesFieldProps) => {
  const { t } = useTranslation('inputs');
  const { getValues } = useFormContext();
  const { choices, nameOf, addressOf } = useOfficeCountries();
  const { offices, rows, add, addAll, open, done, isLast, remove } = useOffices(name);
  const usualCountry = () => nameOf(getValues(countryName)) ?? offices.at(-1)?.country_name ?? null;
  const container = useRef<HTMLDivElement>(null);
  useRowFocus(container);
  useFieldDescription(name, {
    label: t('offices'),
    linesOf: (value) => (isOffices(value) ? value : []).map(addressOf),
  });
  const goOn = async (key: number) => {
    // A second Enter adds the next one: an office that nobody asked for would be incomplete.
    if ((await done(key)) && isLast(key))
      container.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const latest = useRef(goOn);
  latest.current = goOn;
  // Stays the same, so that an office renders only when it changes itself.
  const next = useCallback((key: number) => void latest.current(key), []);
  return (
    <div ref={container} className={groups.group}>
      {offices.length > 0 ? (
        <ul className={classes.offices}>
          {offices.map((office, index) => (
            <OfficeItem
              key={rows[index]?.key}
              rowKey={rows[index]?.key ?? index}
              isOpen={rows[index]?.isOpen ?? false}
              isAsked={rows[index]?.isAsked ?? false}
              name={`${name}.${index}`}
              title={office.city || t('officeNumber', { number: index + 1 })}
              address={addressOf({ ...office, city: '' })}
              countries={choices}
              onOpen={open}
              onDone={done}
              onNext={next}
              onRemove={remove}
            />
          ))}
        </ul>
      ) : null}
      <GroupError name={name} />
      {offices.length < COUNT.offices ? (
        <div className={groups.adders}>
          <Button
            data-add
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => add(emptyOffice(usualCountry()))}
          >
            {t('addOffice')}
          </Button>
          <OfficesImport count={offices.length} country={usualCountry} onTake={addAll} />
        </div>
      ) : null}
    </div>
  );
};
