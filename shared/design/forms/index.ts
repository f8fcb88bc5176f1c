/**
 * Forms: react-hook-form with yup, and fields that are bound by their name. Render a `<Form
 * onSubmit={form.handleSubmit(…)}>` in a `<FormProvider {...form}>`, and pass errors of the server to `useServerErrors(form)`.
 */

export type { FieldProps } from './fields/use-field.ts';
export type { PageReplaced } from './form/drafts/page-replaced.ts';
export type { BusinessValues, MarketValues } from './groups/business-values.ts';
export type { OfficeRow } from './offices/office-rows.ts';
export {
  MultiSelectField,
  RegionField,
  SectorsField,
  SelectField,
  SubSectorsField,
  TagsField,
} from './parts/choices.ts';
export { DateField, DateRangeField } from './parts/dates.ts';
export { DropZone, FileField } from './parts/files.ts';
export {
  AccountName,
  AlertRegion,
  CancellableForm,
  CheckboxField,
  DescribedError,
  DraftNotice,
  dateRangeRule,
  FieldPair,
  Form,
  FormAlert,
  FormProvider,
  keepAim,
  PasswordField,
  readAim,
  rules,
  SendProofButton,
  SubmitButton,
  settleAim,
  TextAreaField,
  TextField,
  UnsavedGuard,
  useAppForm,
  useField,
  useFieldDescription,
  useFormContext,
  useFormSelector,
  useFormState,
  useRowFocus,
  useServerErrors,
  useWatch,
  yup,
} from './parts/form.ts';
export { CurrencyLine, MoneyField, PreferredRangesField } from './parts/money.ts';
export { PhoneField } from './parts/phone.ts';
export { differingPart, FormSection, RecordForm, useNewRecord, useRecordForm } from './parts/record.ts';
export {
  OfficesField,
  officesRule,
  RevenuesField,
  RowsDialog,
  revenuesRule,
  withZero,
} from './parts/tables.ts';
export {
  businessValues,
  changedValues,
  FileIcon,
  figuresCurrency,
  fileProblem,
  fromOffices,
  fromRevenues,
  idOf,
  idsOf,
  marketValues,
  PhoneLink,
  sameValue,
  toOffices,
  toRevenues,
  useFigureLabels,
  yearsOf,
} from './parts/values.ts';
export type { RecordCalls, RecordValues, RelatedData, Stored } from './record/record-calls.ts';
export type { RecordSection } from './record/section-state.ts';
export type { BeforeSave } from './record/use-record-form.ts';
export type { RevenueRow } from './years/revenue-rows.ts';
