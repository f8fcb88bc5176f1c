import { contentKind } from './content-kind.ts';
import { createArea } from './create-area.ts';
import { type Draw, ProblemError } from './viewer.ts';
import { nextZoom } from './zoom-steps.ts';

const MARGIN = 32;

/** A picture, as large as the frame at first. */
export const drawImage: Draw = async ({ bytes }, tell) => {
  const blob = new Blob([bytes], { type: contentKind(bytes) });
  const picture = new Image();
  picture.src = URL.createObjectURL(blob);
  // Its name is the title of the dialog.
  picture.alt = '';
  await picture.decode().catch((cause) => {
    throw new ProblemError('broken', cause);
  });
  const box = createArea('picture');
  box.append(picture);

  const fit = () => {
    const width = (window.innerWidth - MARGIN) / picture.naturalWidth;
    const height = (window.innerHeight - MARGIN) / picture.naturalHeight;
    return Math.max(1, Math.round(Math.min(1, width, height) * 100));
  };
  let zoom = fit();
  const apply = () => {
    picture.style.width = `${(picture.naturalWidth * zoom) / 100}px`;
    tell({ type: 'position', page: 1, zoom });
  };
  apply();
  return {
    pages: 0,
    sheets: [],
    toPage: () => undefined,
    toSheet: () => undefined,
    zoom(by) {
      zoom = nextZoom(zoom, by, fit());
      apply();
    },
  };
};
