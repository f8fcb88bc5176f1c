/**
 * Forms: react-hook-form with yup behind fields that are bound by their name. Put <FormProvider {...form}> around, a
 * `<form noValidate onSubmit={form.handleSubmit(…)}>` inside, and give what the server refused to `useServerErrors(form)`.
 */
export { FormProvider, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
export * as yup from 'yup';
export { MultiSelectField, type MultiSelectFieldProps } from './choices/multi-select-field.tsx';
export { RadioField, type RadioFieldProps } from './choices/radio-field.tsx';
export { RegionField, type RegionFieldProps } from './choices/region-field.tsx';
export { SelectField, type SelectFieldProps } from './choices/select-field.tsx';
export { TagsField, type TagsFieldProps } from './choices/tags-field.tsx';
export type { SelectFieldOption } from './choices/use-choices.ts';
export { DateField, type DateFieldProps } from './dates/date-field.tsx';
export { DateRangeField, type DateRangeFieldProps } from './dates/date-range-field.tsx';
export { AccountName } from './fields/account-name.tsx';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { MoneyField, type MoneyFieldProps } from './fields/money-field.tsx';
export { NumberField, type NumberFieldProps } from './fields/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './fields/text-area-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { type FieldProps, useField } from './fields/use-field.ts';
export { DropZone } from './files/drop-zone.tsx';
export { FileField, type FileFieldProps } from './files/file-field.tsx';
export { FileIcon } from './files/file-icon.tsx';
export { fileProblem } from './files/file-problem.ts';
export { AlertPlace, type AlertPlaceProps } from './form/alert-place.tsx';
export { changedParts } from './form/changed-parts.ts';
export { DraftNotice } from './form/draft-notice.tsx';
export { FormAlert } from './form/form-alert.tsx';
export {
  FormSection,
  type FormSectionProps,
  FormSections,
  type SectionEntry,
} from './form/form-sections.tsx';
export { SubmitButton } from './form/submit-button.tsx';
export { UnsavedGuard } from './form/unsaved-guard.tsx';
export { type AppForm, type AppFormOptions, useAppForm } from './form/use-app-form.ts';
export { useServerErrors } from './form/use-server-errors.ts';
export { emptyOffice, fromOffices, type OfficeRow, toOffices } from './groups/office-rows.ts';
export { OfficesField } from './groups/offices-field.tsx';
export { emptyRevenue, fromRevenues, lastYears, type RevenueRow, toRevenues } from './groups/revenue-rows.ts';
export { RevenuesField, type RevenuesFieldProps } from './groups/revenues-field.tsx';
export { PhoneField } from './phone/phone-field.tsx';
export type {
  RecordCall,
  RecordCalls,
  RecordPart,
  RecordValues,
  Stored,
} from './record/record-calls.ts';
export { RecordForm, type RecordFormProps } from './record/record-form.tsx';
export type { RecordSection, SectionState } from './record/section-state.ts';
export { type RecordFormOptions, type RecordFormState, useRecordForm } from './record/use-record-form.ts';
export { type DateRangeLimits, type DayLimits, dateRangeRule, dayRule } from './rules/date.rules.ts';
export { officesRule, revenuesRule } from './rules/groups.rules.ts';
export { rules } from './rules/rules.ts';
export { useCreateRegion, useCreateTag } from './search/create-reference.mutation.ts';
export { type HelpType, useNeedHelp } from './search/use-need-help.ts';
export {
  useCountrySearch,
  useRegionSearch,
  useSectorSearch,
  useSubSectorSearch,
  useTagSearch,
} from './search/use-reference-search.ts';
export type { SearchedOptions, SearchOptions } from './search/use-searched-options.ts';
