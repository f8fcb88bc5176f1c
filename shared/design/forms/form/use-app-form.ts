import { yupResolver } from '@hookform/resolvers/yup';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useModalLayer, useUnsavedInput } from '../../../kernel/modals/index.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';

/** Rules, first values and the key of the draft. */
export interface AppFormOptions<Values extends FieldValues> extends DraftOptions<Values> {
  defaultValues: Values;
}

export type AppForm<Values extends FieldValues = FieldValues> = UseFormReturn<Values>;

/** A form with its rules: told when a field is left, and again with each key once it was wrong. */
export const useAppForm = <Values extends FieldValues>(options: AppFormOptions<Values>): AppForm<Values> => {
  const form = useForm<Values>({
    resolver: yupResolver(options.schema, { abortEarly: false }) as unknown as Resolver<Values>,
    defaultValues: options.defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  useDraft(form, options);
  // On a page nothing is read, so that it need not render when the form begins to differ.
  const inModal = useModalLayer() !== undefined;
  useUnsavedInput(inModal && form.formState.isDirty);
  return form;
};
