import { useEffect, useRef, useState } from 'react';
import { FILE_SIZE, IMAGE_EXTENSIONS } from '../../../contract/limits.ts';
import { fileProblem } from '../../../design/forms/index.ts';
import type { Crop } from './crop-area.ts';
import { cropImage, loadImage } from './crop-image.ts';

const LIMITS = { extensions: IMAGE_EXTENSIONS, maxSize: FILE_SIZE.image };
const KEYS: Record<string, string> = { fileType: 'type', fileEmpty: 'empty', fileSize: 'size' };

interface Opened {
  file: File;
  image: HTMLImageElement;
  crop?: Crop;
}

interface CroppedImageOptions {
  aspect: number;
  width: number;
  onCropped: (file: File) => void;
}

/** The steps from a chosen file to its crop, and why a file is invalid. */
export function useCroppedImage({ aspect, width, onCropped }: CroppedImageOptions) {
  const [opened, setOpened] = useState<Opened>();
  const [cropping, setCropping] = useState(false);
  /** A key of `picture` in the namespace `inputs`. */
  const [problem, setProblem] = useState<string>();
  const objectUrl = useRef<string>(undefined);
  /** Counts chosen files, so that a result for an earlier one is dropped. */
  const choice = useRef(0);
  useEffect(
    () => () => {
      choice.current += 1;
      if (objectUrl.current) URL.revokeObjectURL(objectUrl.current);
    },
    [],
  );
  const choose = async (file: File) => {
    choice.current += 1;
    const current = choice.current;
    const invalid = fileProblem(file, LIMITS);
    if (invalid) return setProblem(KEYS[invalid] ?? 'unreadable');
    const url = URL.createObjectURL(file);
    const image = await loadImage(url).catch(() => undefined);
    // Another file was chosen, or the component unmounted.
    if (current !== choice.current || !image) {
      URL.revokeObjectURL(url);
      if (current === choice.current) setProblem('unreadable');
      return;
    }
    if (objectUrl.current) URL.revokeObjectURL(objectUrl.current);
    objectUrl.current = url;
    setProblem(undefined);
    setOpened({ file, image });
    setCropping(true);
  };
  const close = async (crop?: Crop) => {
    setCropping(false);
    if (!crop || !opened) return;
    const current = choice.current;
    try {
      const cropped = await cropImage(opened.image, opened.file, { crop, aspect, width });
      if (current !== choice.current) return;
      onCropped(cropped);
      setOpened({ ...opened, crop });
    } catch {
      if (current === choice.current) setProblem('unreadable');
    }
  };
  return {
    problem,
    choose,
    cropping: cropping ? opened : undefined,
    close,
    /** Whether the crop can be changed. */
    adjustable: opened?.crop !== undefined,
    adjust: () => setCropping(true),
    reset: () => {
      choice.current += 1;
      if (objectUrl.current) URL.revokeObjectURL(objectUrl.current);
      objectUrl.current = undefined;
      setOpened(undefined);
      setProblem(undefined);
    },
  };
}
