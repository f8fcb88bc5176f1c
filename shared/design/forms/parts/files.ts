/** Fields for files. */
export { DropZone } from '../files/drop-zone.tsx';
export { FileField } from '../files/file-field.tsx';
