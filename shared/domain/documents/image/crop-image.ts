import { FILE_SIZE } from '../../../contract/limits.ts';
import { areaOf, type Crop } from './crop-area.ts';

interface CropOptions {
  crop: Crop;
  aspect: number;
  /** Maximum width in pixels; a smaller image is not enlarged. */
  width: number;
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

/** Loads an image with its orientation applied. Rejects for what is no image. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * The crop as a new file. A JPEG stays JPEG; other images become WebP, which has transparency, or PNG if the browser can't write
 * WebP. A file that would be too large becomes JPEG.
 */
export async function cropImage(image: HTMLImageElement, source: File, options: CropOptions): Promise<File> {
  const { crop, aspect } = options;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const area = areaOf(crop, size, aspect);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(Math.min(options.width, area.width)));
  canvas.height = Math.max(1, Math.round(canvas.width / aspect));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height);
  let blob = await toBlob(canvas, source.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  if (blob && blob.size > FILE_SIZE.image) blob = await toBlob(canvas, 'image/jpeg');
  if (!blob) throw new Error('the image could not be encoded');
  const name = source.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${name}.${EXTENSIONS[blob.type] ?? 'png'}`, { type: blob.type });
}
