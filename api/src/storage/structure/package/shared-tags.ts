import { isElsewhere } from '../address.ts';
import { Found } from '../finding.ts';
import { isFormControl } from '../form-controls.ts';
import type { Tag } from './xml.ts';

/** Pictures of the older drawing language, add-ins, and controls: in letters and workbooks alike. */
export const SHARED_TAGS = [
  'imagedata',
  'fill',
  'stroke',
  'image',
  'taskpane',
  'property',
  'webextensionref',
  'ocx',
  'autoUpdate',
];
const DRAWN = new Set(['imagedata', 'fill', 'stroke', 'image']);
/** The setting by which an add-in has its pane opened with the document. */
const OPENS_PANE = 'office.autoshowtaskpanewithdocument';
const isOff = (value: string | undefined) => value === '0' || value?.toLowerCase() === 'false';
const addIn = () => new Found('loads_outside', { found: 'add_in' });

/** Inspects any part of a package for active content. Throws `Found`. */
export class SharedTags {
  readonly #hasFigures: boolean;
  #isInPane = false;

  /** `hasFigures`: it is a chart with its figures on another computer. */
  constructor(hasFigures: boolean) {
    this.#hasFigures = hasFigures;
  }

  on({ name, isEnd, attributes }: Tag): void {
    if (name === 'taskpane') this.#isInPane = !isEnd;
    if (isEnd) return;
    if (DRAWN.has(name)) checkDrawn(attributes);
    else if (name === 'taskpane') {
      if (!isOff(attributes.visibility)) throw addIn();
    } else if (name === 'property') {
      const isPane = attributes.name?.toLowerCase() === OPENS_PANE;
      if (isPane && !/^["']?(?:false|0)/i.test(attributes.value ?? '')) throw addIn();
    } else if (name === 'webextensionref') {
      // A list of panes shows it with its pane; anywhere else it is shown in the document.
      if (!this.#isInPane) throw addIn();
    } else if (name === 'ocx') {
      if (!isFormControl(attributes.classid ?? '')) throw new Found('has_macros', { found: 'controls' });
    } else if (this.#hasFigures && name === 'autoUpdate' && !isOff(attributes.val))
      throw new Found('loads_outside', { found: 'object' });
  }
}

function checkDrawn({ src = '', href = '', althref = '' }: Record<string, string>): void {
  if ([src, href, althref].some(isElsewhere)) throw new Found('loads_outside', { found: 'picture' });
}
