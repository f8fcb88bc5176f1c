/** The page of a record. */
export { RecordPage } from '../record-page/record-page.tsx';
export { RecordSkeleton } from '../record-page/record-skeleton.tsx';
