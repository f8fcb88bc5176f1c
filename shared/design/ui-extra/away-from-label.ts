/** The gap between a field and the list or the calendar that it opens, in pixels. It is Mantine's default. */
const GAP = 8;

interface Placed {
  placement: string;
  elements: { reference: Pick<Element, 'closest' | 'getBoundingClientRect'> };
}

/** The gap of a dropdown that opens above its field, for lack of room below: it leaves the label visible. */
export const gapTo = ({ placement, elements: { reference } }: Placed): number => {
  const field = placement.startsWith('top') ? reference.closest('.mantine-InputWrapper-root') : null;
  return GAP + (field ? reference.getBoundingClientRect().top - field.getBoundingClientRect().top : 0);
};

/** The `offset` of a popover. It may be a function, which Mantine hands on, though its types have none. */
export const awayFromLabel = gapTo as unknown as number;
