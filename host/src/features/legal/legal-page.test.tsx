import { renderWithPlatform } from '@handover/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import accessibilityEn from '../../locales/en/accessibility.json';
import privacyEn from '../../locales/en/privacyPolicy.json';
import termsEn from '../../locales/en/termsAndConditions.json';
import accessibilityFr from '../../locales/fr/accessibility.json';
import privacyFr from '../../locales/fr/privacyPolicy.json';
import termsFr from '../../locales/fr/termsAndConditions.json';
import { LegalPage } from './legal-page.tsx';

const cases = [
  ['privacyPolicy', 'en', privacyEn],
  ['privacyPolicy', 'fr', privacyFr],
  ['termsAndConditions', 'en', termsEn],
  ['termsAndConditions', 'fr', termsFr],
  ['accessibility', 'en', accessibilityEn],
  ['accessibility', 'fr', accessibilityFr],
] as const;

type Case = (typeof cases)[number];

const show = (namespace: Case[0], language: Case[1], texts: Case[2]) =>
  renderWithPlatform(<LegalPage namespace={namespace} />, {
    language,
    resources: { [language]: { [namespace]: texts, common: {} } },
  });

afterEach(() => {
  document.head.innerHTML = '';
});

test.each(cases)(
  '%s in %s: every entry of the table of contents links to a section with that title',
  (namespace, language, texts) => {
    show(namespace, language, texts);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title);
    const links = within(screen.getByRole('navigation', { name: texts.contents })).getAllByRole('link');
    expect(links).toHaveLength(Object.keys(texts.sections).length);
    for (const link of links) {
      const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(place).toHaveAccessibleName(link.textContent ?? '');
      expect(place?.querySelectorAll('p, li').length).toBeGreaterThan(0);
    }
  },
);

test('the contents are folded on a narrow page; an entry that is chosen folds them again', () => {
  show(...cases[0]);
  const contents = within(screen.getByRole('navigation', { name: privacyEn.contents }));
  const opener = contents.getByRole('button', { name: privacyEn.contents });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(contents.getAllByRole('link')[0] as HTMLElement);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('every paragraph and list item of the text is on the page', () => {
  show(...cases[0]);
  const flat = (words: object): string[] =>
    Object.values(words).flatMap((word) => (typeof word === 'string' ? [word] : flat(word)));
  const texts = Object.values(privacyEn.sections).flatMap(({ text }) => flat(text));
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
});

test('the operator is named as in the settings, or said to be unknown', () => {
  const { unmount } = show(...cases[0]);
  expect(screen.getByText(privacyEn.operatorUnknown)).toBeInTheDocument();
  unmount();
  document.head.innerHTML = '<meta name="operator" content="Example &amp; Co, 1 High Street">';
  show(...cases[0]);
  expect(screen.getByText('Operator of this site: Example & Co, 1 High Street')).toBeInTheDocument();
});
