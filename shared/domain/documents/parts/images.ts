/** A picture that is cropped. */
export { ImageField } from '../image/image-field.tsx';
