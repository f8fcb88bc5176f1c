import type { CountryCode } from 'libphonenumber-js';
import { useState } from 'react';
import { TEXT } from '../../../contract/limits.ts';
import { TextInput } from '../../overlays/index.ts';
import { Icon } from '../../ui/index.ts';
import classes from '../fields/fields.module.css';
import { type FieldProps, inputProps, useField } from '../fields/use-field.ts';
import { CountryCodeSelect } from './country-code-select.tsx';
import { phoneCountry, phoneIn, phoneShown, phoneTyped, phoneValue } from './phone-text.ts';
import { usePhones } from './use-phones.ts';

/** Where no country is written the server reads a number as French. */
const DEFAULT_COUNTRY: CountryCode = 'FR';

/**
 * A phone number, with or without its country's code, parted as it is typed. The value is E.164 where the number is whole,
 * else the text. The parser is fetched when somebody comes near the field, or at once to show a number that is there.
 */
export const PhoneField = (props: FieldProps) => {
  const { field, error } = useField(props.name);
  const value = String(field.value ?? '');
  const [near, setNear] = useState(false);
  const [chosen, setChosen] = useState<CountryCode>();
  const [typed, setTyped] = useState<string>();
  const phones = usePhones(near || value !== '');
  const country = (phones && phoneCountry(phones, typed ?? value)) || chosen || DEFAULT_COUNTRY;
  const shown = typed ?? (phones ? phoneShown(phones, value, country) : value);

  const take = (text: string, within: CountryCode) => {
    setTyped(text);
    field.onChange(phones ? phoneValue(phones, text, within) : text);
  };
  const type = ({ value: text, selectionStart }: HTMLInputElement) => {
    // Signs put in before the caret would carry it away: only what grows at its end is parted.
    const grows = text.length > shown.length && selectionStart === text.length;
    take(phones && grows ? phoneTyped(phones, text, country) : text, country);
  };
  return (
    <TextInput
      {...inputProps(props)}
      name={field.name}
      ref={field.ref}
      value={shown}
      error={error}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={TEXT.phoneInputMax}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onChange={(event) => type(event.currentTarget)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      leftSectionWidth="4.75rem"
      leftSectionPointerEvents={phones ? 'all' : 'none'}
      leftSection={
        phones ? (
          <CountryCodeSelect
            phones={phones}
            value={country}
            disabled={props.disabled}
            onChoose={(next) => {
              setChosen(next);
              if (shown.trim() === '') return;
              field.onChange(phoneValue(phones, phoneIn(phones, shown, next), next));
              setTyped(undefined);
            }}
          />
        ) : (
          <span className={classes.country}>
            <Icon name="globe" size={18} />
          </span>
        )
      }
    />
  );
};
