import type { CountryCode } from 'libphonenumber-js';
import { useMemo } from 'react';
import { useLanguage, useTranslation } from '../../../kernel/i18n/index.ts';
import { Icon } from '../../ui/index.ts';
import classes from '../fields/fields.module.css';
import type { Phones } from '../rules/load-phones.ts';

interface CountryCodeSelectProps {
  phones: Phones;
  /** Undefined for a number that begins with no known code. */
  value: CountryCode | undefined;
  /** The number has the code, which is then not shown a second time: the country is, by its letters. */
  codeIsTyped: boolean;
  onChoose: (country: CountryCode) => void;
  disabled: boolean | undefined;
}

/** Shows the country code; an invisible native select on top of it lists the countries. */
export const CountryCodeSelect = ({
  phones,
  value,
  codeIsTyped,
  onChoose,
  disabled,
}: CountryCodeSelectProps) => {
  const { t } = useTranslation('inputs');
  const language = useLanguage();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return phones
      .getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code, dial: phones.getCountryCallingCode(code) }))
      .sort((one, other) => one.name.localeCompare(other.name, language));
  }, [phones, language]);
  return (
    <span className={classes.country}>
      <select
        aria-label={t('countryCode')}
        autoComplete="off"
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => {
          const country = countries.find(({ code }) => code === event.currentTarget.value);
          if (country) onChoose(country.code);
        }}
      >
        {value ? null : <option value="">{t('choose')}</option>}
        {countries.map(({ code, name, dial }) => (
          <option key={code} value={code}>
            {name} (+{dial})
          </option>
        ))}
      </select>
      <span aria-hidden>
        {value ? (
          codeIsTyped ? (
            value
          ) : (
            `+${phones.getCountryCallingCode(value)}`
          )
        ) : (
          <Icon name="globe" size={18} />
        )}
        <Icon name="chevron-down" size={14} />
      </span>
    </span>
  );
};
