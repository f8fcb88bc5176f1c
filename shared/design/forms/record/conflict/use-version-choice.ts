import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useFormContext } from '../../form/form-context.tsx';
import { sameValue } from '../../form/same-value.ts';
import type { Conflict, Version } from './use-conflict.ts';

export interface VersionChoice {
  /** The version that a field has: of the user, also after they have typed on. */
  chosenOf: (name: string) => Version;
  valueOf: (name: string, version: Version) => unknown;
  choose: (names: readonly string[], version: Version) => void;
}

/** Puts either version into the fields. What the user has typed is kept aside while the stored version is chosen. */
export function useVersionChoice({ versions }: Conflict): VersionChoice {
  const { setValue, getValues } = useFormContext();
  const { isSubmitted } = useFormState();
  const [aside, setAside] = useState<object>(versions.typed);
  const current = useWatch();
  const storedOf = (name: string): unknown => Reflect.get(versions.stored, name);
  const chosenIn = (values: object, name: string): Version =>
    sameValue(Reflect.get(values, name), storedOf(name)) ? 'stored' : 'typed';
  const chosenOf = (name: string) => chosenIn(current, name);
  return {
    chosenOf,
    valueOf: (name, version) => {
      if (version === 'stored') return storedOf(name);
      return Reflect.get(chosenOf(name) === 'typed' ? current : aside, name);
    },
    choose: (names, version) => {
      const values = getValues();
      const changing = names.filter((name) => chosenIn(values, name) !== version);
      if (version === 'stored')
        setAside({ ...aside, ...Object.fromEntries(changing.map((name) => [name, values[name]])) });
      for (const name of changing)
        setValue(name, version === 'stored' ? storedOf(name) : Reflect.get(aside, name), {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        });
    },
  };
}
