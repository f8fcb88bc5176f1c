import { testTexts } from '@handover/shared/testing/node';
import en from './en.json';
import fr from './fr.json';

testTexts(en, fr);

test.each(Object.entries({ en, fr }))('a message of a whole sentence has its full stop: %s', (_, { loi }) => {
  for (const text of [loi.closed, loi.terms.aboveThePrice]) expect(text).toMatch(/\.$/);
});
