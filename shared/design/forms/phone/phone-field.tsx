import type { CountryCode } from 'libphonenumber-js';
import { useState } from 'react';
import { TEXT } from '../../../contract/limits.ts';
import { Icon } from '../../ui/index.ts';
import { TextInput } from '../../ui-extra/index.ts';
import classes from '../fields/fields.module.css';
import { type FieldProps, inputProps, useField } from '../fields/use-field.ts';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import { CountryCodeSelect } from './country-code-select.tsx';
import { formatPhone, formatTypedPhone, phoneCountry, phoneValue, withCountry } from './phone-text.ts';
import { readablePhone } from './readable-phone.ts';
import { usePhones } from './use-phones.ts';

/** The server reads a number without a country code as French. */
const DEFAULT_COUNTRY: CountryCode = 'FR';
const DEFAULT_CODE = '+33';

/**
 * A phone number, with or without country code, formatted while typing. The value is E.164 for a complete number, else the text.
 * The parser is loaded when there is a number, and when the field is hovered or focused.
 */
export const PhoneField = (props: FieldProps) => {
  const { field, error } = useField(props.name);
  useFieldDescription(props.name, { label: props.label });
  const value = String(field.value ?? '');
  const [needed, setNeeded] = useState(false);
  const [chosen, setChosen] = useState<CountryCode>();
  const [typed, setTyped] = useState<string>();
  const phones = usePhones(needed || value !== '');
  const national = chosen ?? DEFAULT_COUNTRY;
  const shown = typed ?? (phones ? formatPhone(phones, value, national) : readablePhone(value));
  // The shown text decides: a number typed before the parser was loaded is stored without its code.
  const hasCode = shown.trim().startsWith('+');
  const known = phones && phoneCountry(phones, shown);
  const country = known ?? national;

  const change = (text: string, of: CountryCode) => {
    setTyped(text);
    field.onChange(phones ? phoneValue(phones, text, of) : text);
  };
  const type = ({ value: text, selectionStart }: HTMLInputElement) => {
    // Text is formatted only when it is appended: formatting would move the caret.
    const appended = text.length > shown.length && selectionStart === text.length;
    change(phones && appended ? formatTypedPhone(phones, text, country) : text, country);
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
      onPointerEnter={() => setNeeded(true)}
      onFocus={() => setNeeded(true)}
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
            value={known ?? (hasCode ? undefined : country)}
            codeIsTyped={hasCode}
            disabled={props.disabled}
            onChoose={(next) => {
              setChosen(next);
              if (shown.trim() === '') return;
              field.onChange(phoneValue(phones, withCountry(phones, shown, next), next));
              setTyped(undefined);
            }}
          />
        ) : (
          <span className={classes.country} aria-hidden>
            {hasCode ? <Icon name="globe" size={18} /> : DEFAULT_CODE}
            <Icon name="chevron-down" size={14} />
          </span>
        )
      }
    />
  );
};
