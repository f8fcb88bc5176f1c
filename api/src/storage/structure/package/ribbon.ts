import { isElsewhere } from '../address.ts';
import { Found } from '../finding.ts';
import { XmlReader } from './xml.ts';

const ANY_TAG = '[^\\s<>/:"\'=]+';
/** Procedures that Office calls for the buttons of a document (MS-CUSTOMUI 2.2), some of them when it is opened. */
const CALLED = /^(?:on|get|loadImage)/;

/** The buttons that a document adds to Office. Procedures of its own it has none; those of a file on another computer are loaded from there. Throws `Found`. */
export const ribbonReader = () =>
  new XmlReader([ANY_TAG], ({ attributes }) => {
    for (const [name, value] of Object.entries(attributes))
      if (CALLED.test(name) && isElsewhere(value.replace(/^[\s'"[]+/, '')))
        throw new Found('has_macros', { found: 'basic' });
  });
