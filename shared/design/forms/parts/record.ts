/** Forms of records: sections, drafts, conflicts. */
export { FormSection } from '../form/sections/form-sections.tsx';
export { differingPart } from '../record/conflict/differing-part.ts';
export { RecordForm } from '../record/record-form.tsx';
export { useNewRecord } from '../record/use-new-record.ts';
export { useRecordForm } from '../record/use-record-form.ts';
