import { createTestPlatform, renderWithPlatform } from '@handover/shared/testing';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import { WrittenIn } from './written-in.tsx';

test.each([
  ['en', 'fr', ' · written in French'],
  ['fr', 'en', ' · en anglais'],
  ['fr', 'de', ' · en allemand'],
  ['en', 'en', ''],
  ['en', null, ''],
] as const)('for a reader of %s a listing in %s says %j', (reader, language, text) => {
  const platform = createTestPlatform({ language: reader });
  platform.i18n.addResourceBundle(reader, 'opportunities', reader === 'en' ? en : fr);
  const { container } = renderWithPlatform(<WrittenIn language={language} />, { platform, outlets: false });
  expect(container.textContent).toBe(text);
});
