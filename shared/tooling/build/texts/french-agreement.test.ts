import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from './check-texts.ts';

const root = join(import.meta.dirname, '../../../..');

/** Texts that stand beside a label or a name of any gender and number. */
const BESIDE_A_LABEL: Record<string, RegExp> = {
  'host/src/locales/fr/inputs.json':
    /^(section\.(changed|saved)|saving\.stored|figures\.absent|figureGrid\.leftOut|createdOption|orgChart\.announcement\.(earlier|later|removed_))/,
  'mfe-auth/src/locales/fr.json': /^(audit\.(added|removed)|sessions\.ended)$/,
  'mfe-companies/src/locales/fr.json': /^view\.notGiven$/,
  'mfe-deals/src/locales/fr.json':
    /^(loi\.compare\.changed|dataRoom\.(openTo|deletedPartly|closed(To)?\.\w+))$/,
  'mfe-opportunities/src/locales/fr.json':
    /^(locked\.opens\.\w+|form\.takeOver\.mark|form\.companyChanges\.allTaken|moderation\.changes)$/,
};

/** A participle or a verb that would have to agree with what stands before or after it. */
const AGREES = /(^|^Non |est |sont |a été |\}\} )(S’ouvre|(\p{L}+é|\p{L}*ert|repris)s?)(?!\p{L})/iu;

test.each(Object.entries(BESIDE_A_LABEL))('%s: nothing beside a label has to agree with it', (file, keys) => {
  const texts = flatten(JSON.parse(readFileSync(join(root, file), 'utf8'))).filter(([key]) => keys.test(key));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(([, text]) => AGREES.test(text))).toEqual([]);
});
