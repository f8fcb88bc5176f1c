import { FILE_SIZE } from '../../../contract/limits.ts';
import { areaOf, type Crop } from './crop-area.ts';

interface CutOptions {
  crop: Crop;
  aspect: number;
  /** Pixels across, at most; a smaller picture is not blown up. */
  width: number;
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

/** Opens a picture as the browser shows it, turned the right way up. Rejects when it is none. */
export async function openPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * The part as a file of its own. Photographs stay JPEG; the rest becomes WebP, which keeps what is transparent, or PNG where
 * the browser can't write it. What would be too large to send becomes JPEG.
 */
export async function cutPicture(image: HTMLImageElement, source: File, options: CutOptions): Promise<File> {
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
  if (!blob) throw new Error('the picture could not be written');
  const name = source.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${name}.${EXTENSIONS[blob.type] ?? 'png'}`, { type: blob.type });
}
