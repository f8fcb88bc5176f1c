/**
 * Forms: react-hook-form with yup, and fields that are bound by their name. Render a `<form noValidate>` with
 * `onSubmit={form.handleSubmit(…)}` in a `<FormProvider {...form}>`, and pass errors of the server to `useServerErrors(form)`.
 */
export { useFormState, useWatch } from 'react-hook-form';
export * as yup from 'yup';
export { RegionField } from './choices/region-field.tsx';
export { SectorsField } from './choices/sectors-field.tsx';
export { SelectField } from './choices/select-field.tsx';
export { SubSectorsField } from './choices/sub-sectors-field.tsx';
export { TagsField } from './choices/tags-field.tsx';
export { DateField } from './dates/date-field.tsx';
export { DateRangeField } from './dates/date-range-field.tsx';
export { AccountName } from './fields/account-name.tsx';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { MoneyField } from './fields/money-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { TextAreaField } from './fields/text-area-field.tsx';
export { TextField } from './fields/text-field.tsx';
export { type FieldProps, useField } from './fields/use-field.ts';
export { DropZone } from './files/drop-zone.tsx';
export { FileField } from './files/file-field.tsx';
export { FileIcon } from './files/file-icon.tsx';
export { fileProblem } from './files/file-problem.ts';
export { AlertRegion } from './form/alert-region.tsx';
export { changedValues } from './form/changed-values.ts';
export { DraftNotice } from './form/draft-notice.tsx';
export { useFieldDescription } from './form/field-descriptions.ts';
export { FormAlert } from './form/form-alert.tsx';
export { FormProvider, useFormContext } from './form/form-context.tsx';
export { FormSection } from './form/form-sections.tsx';
export { sameValue } from './form/same-value.ts';
export { SendProofButton } from './form/send-proof-button.tsx';
export { SubmitButton } from './form/submit-button.tsx';
export { UnsavedGuard } from './form/unsaved-guard.tsx';
export { useAppForm } from './form/use-app-form.ts';
export { useRowFocus } from './form/use-row-focus.ts';
export { useServerErrors } from './form/use-server-errors.ts';
export {
  type BusinessValues,
  businessValues,
  figuresCurrency,
  idOf,
  idsOf,
  type MarketValues,
  marketValues,
  yearsOf,
} from './groups/business-values.ts';
export { PreferredRangesField } from './groups/preferred-ranges-field.tsx';
export { RevenuesField } from './groups/revenues-field.tsx';
export { fromOffices, type OfficeRow, toOffices } from './offices/office-rows.ts';
export { OfficesField } from './offices/offices-field.tsx';
export { PhoneField } from './phone/phone-field.tsx';
export { PhoneLink } from './phone/phone-link.tsx';
export { DescribedError } from './record/described-error.ts';
export { differingPart } from './record/differing-part.ts';
export type { RecordCalls, RecordValues, RelatedData, Stored } from './record/record-calls.ts';
export { RecordForm } from './record/record-form.tsx';
export type { RecordSection } from './record/section-state.ts';
export { type BeforeSave, useRecordForm } from './record/use-record-form.ts';
export { dateRangeRule } from './rules/date.rules.ts';
export { officesRule, revenuesRule } from './rules/groups.rules.ts';
export { rules } from './rules/rules.ts';
export { fromRevenues, type RevenueRow, toRevenues } from './years/revenue-rows.ts';
export { useFigureLabels } from './years/use-figure-labels.ts';
