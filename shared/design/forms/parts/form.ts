/** The parts that every form needs: react-hook-form, yup, text fields, submitting. */

export { useFormState, useWatch } from 'react-hook-form';
export * as yup from 'yup';
export { Form } from '../../ui-extra/index.ts';
export { AccountName } from '../fields/account-name.tsx';
export { CheckboxField } from '../fields/checkbox-field.tsx';
export { FieldPair } from '../fields/field-pair.tsx';
export { PasswordField } from '../fields/password-field.tsx';
export { TextAreaField } from '../fields/text-area-field.tsx';
export { TextField } from '../fields/text-field.tsx';
export { useField } from '../fields/use-field.ts';
export { keepAim, readAim, settleAim } from '../form/aim.ts';
export { CancellableForm } from '../form/cancellable-form.tsx';
export { DraftNotice } from '../form/drafts/draft-notice.tsx';
export { AlertRegion } from '../form/errors/alert-region.tsx';
export { useFieldDescription } from '../form/errors/field-descriptions.ts';
export { FormAlert } from '../form/errors/form-alert.tsx';
export { useServerErrors } from '../form/errors/use-server-errors.ts';
export { FormProvider, useFormContext } from '../form/form-context.tsx';
export { SendProofButton } from '../form/send-proof-button.tsx';
export { SubmitButton } from '../form/submit-button.tsx';
export { UnsavedGuard } from '../form/unsaved-guard.tsx';
export { useAppForm } from '../form/use-app-form.ts';
export { useFormSelector } from '../form/use-form-selector.ts';
export { useRowFocus } from '../form/use-row-focus.ts';
export { DescribedError } from '../record/described-error.ts';
export { dateRangeRule } from '../rules/date.rules.ts';
export { rules } from '../rules/rules.ts';
