import { useEffect, useRef, useState } from 'react';
import { FILE_SIZE, IMAGE_EXTENSIONS } from '../../../contract/limits.ts';
import { fileProblem } from '../../../design/forms/index.ts';
import type { Crop } from './crop-area.ts';
import { cutPicture, openPicture } from './cut-picture.ts';

const LIMITS = { extensions: IMAGE_EXTENSIONS, maxSize: FILE_SIZE.image };
const KEYS: Record<string, string> = { fileType: 'type', fileEmpty: 'empty', fileSize: 'size' };

interface Opened {
  file: File;
  image: HTMLImageElement;
  crop?: Crop;
}

interface PictureOptions {
  aspect: number;
  width: number;
  onCut: (file: File) => void;
}

/** From a chosen file to the part of it that is kept: the steps between, and why a file was not taken. */
export function usePicture({ aspect, width, onCut }: PictureOptions) {
  const [opened, setOpened] = useState<Opened>();
  const [cropping, setCropping] = useState(false);
  /** Under `picture` of the namespace `inputs`. */
  const [problem, setProblem] = useState<string>();
  const address = useRef<string>(undefined);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
      if (address.current) URL.revokeObjectURL(address.current);
    },
    [],
  );
  const choose = async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    const wrong = fileProblem(file, LIMITS);
    if (wrong) return setProblem(KEYS[wrong] ?? 'unreadable');
    const url = URL.createObjectURL(file);
    const image = await openPicture(url).catch(() => undefined);
    // Another was chosen meanwhile, or the page is gone.
    if (mine !== turn.current || !image) {
      URL.revokeObjectURL(url);
      if (mine === turn.current) setProblem('unreadable');
      return;
    }
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = url;
    setProblem(undefined);
    setOpened({ file, image });
    setCropping(true);
  };
  const close = async (crop?: Crop) => {
    setCropping(false);
    if (!crop || !opened) return;
    const mine = turn.current;
    try {
      const cut = await cutPicture(opened.image, opened.file, { crop, aspect, width });
      // Taken away meanwhile, or another was chosen.
      if (mine !== turn.current) return;
      onCut(cut);
      setOpened({ ...opened, crop });
    } catch {
      if (mine === turn.current) setProblem('unreadable');
    }
  };
  return {
    problem,
    choose,
    cropping: cropping ? opened : undefined,
    close,
    /** There is a chosen picture whose part can be chosen anew. */
    adjustable: opened?.crop !== undefined,
    adjust: () => setCropping(true),
    forget: () => {
      turn.current += 1;
      if (address.current) URL.revokeObjectURL(address.current);
      address.current = undefined;
      setOpened(undefined);
      setProblem(undefined);
    },
  };
}
