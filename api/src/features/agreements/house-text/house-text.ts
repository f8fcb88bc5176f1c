import type { HouseText } from '../../../../db/schema/index.ts';
import { text202611 } from './text-2026-11.data.ts';
import { text2026112 } from './text-2026-11-2.data.ts';

/** Every version that comes with the product, the newest last. What was signed is read as it was: another text is another version. */
const HOUSE_TEXTS: Readonly<Record<string, HouseText>> = {
  '2026-11': text202611,
  '2026-11.2': text2026112,
};

/** The version that is signed as long as staff have written none. */
export const HOUSE_VERSION = Object.keys(HOUSE_TEXTS).at(-1) ?? '';

export function builtInText(version: string): HouseText {
  const text = HOUSE_TEXTS[version];
  if (!text) throw new Error(`there is no agreement of version ${version}`);
  return text;
}
