import { testTexts } from '@handover/shared/testing/node';
import en from './en.json';
import fr from './fr.json';

testTexts(en, fr);

test('of what is closed until the e-mail is confirmed: documents, as the picture of the profile can be uploaded', () => {
  expect(en.proof.closed).toMatch(/ upload documents /);
  expect(fr.proof.closed).toMatch(/ ni déposer de documents,/);
});
