import { type Language, paths, routes } from '@handover/shared/contract';
import { expect, type Page } from '@playwright/test';
import { translationsOf } from '../fixtures/translations.fixture.ts';
import {
  type Account,
  createUnprovenAccount,
  DEMO_PASSWORD,
  fetchTokens,
} from '../product/records/account.ts';

/** A page of the demo, as somebody meets it. */
export interface Picture {
  name: string;
  path: string;
  /** Who looks at it; without it a visitor. */
  who?: Account | string;
  /** What is done before the picture is taken. */
  act?: (page: Page, language: Language) => Promise<unknown>;
  /** It is taken as it is printed. */
  printed?: true;
}

interface Row {
  id: number;
  opportunity_id?: number;
  project_title?: string;
  phase?: string;
  status?: string;
}

const [seller, buyer, staff] = ['seller', 'buyer', 'staff'].map((name) => `${name}@handover.test`) as [
  string,
  string,
  string,
];

/** Presses buttons and menu items of a deal by the keys of their texts, one after the other, until a dialog is open. */
const pressing =
  (...keys: string[]) =>
  async (page: Page, language: Language) => {
    const t = translationsOf('mfe-deals', language);
    for (const key of keys)
      await page
        .getByRole('button', { name: t(key) })
        .or(page.getByRole('menuitem', { name: t(key) }))
        .first()
        .click();
    // The placeholder of one that is loading has a single button.
    await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
  };

/** Every page, tab, dialog and state that is looked at before a release, with the records of this demo. */
export async function picturesOf(address: string): Promise<Picture[]> {
  const rowsOf = async (email: string, path: string): Promise<Row[]> => {
    const { access } = await fetchTokens(address, { email, password: DEMO_PASSWORD });
    const response = await fetch(address + path, { headers: { authorization: `Bearer ${access}` } });
    return (await response.json()).results;
  };
  const dealIn = async (email: string, phase: string) => {
    const deal = (await rowsOf(email, paths.deals)).find(
      (each) => each.phase === phase && each.status === 'active',
    );
    if (!deal) throw new Error(`${email} has no deal in ${phase}`);
    return deal.id;
  };
  const first = async (email: string, path: string) => (await rowsOf(email, path))[0]?.id ?? 0;
  const mandate = await first(buyer, `${paths.opportunities}?type_of_opportunity=buy`);
  const company = await first(seller, paths.companies);
  const sold = (await rowsOf(seller, `${paths.deals}?archived=true`)).find(
    ({ status }) => status === 'completed',
  );
  const [examined, introduced, signed] = [
    await dealIn(seller, 'due_diligence'),
    await dealIn(buyer, 'introduction'),
    await dealIn(buyer, 'closing'),
  ];
  const letterFor = async (title: string) => {
    const found = (await rowsOf(seller, paths.deals)).find(
      (each) => each.phase === 'loi' && each.project_title === title,
    );
    if (!found) throw new Error(`There is no letter for ${title}`);
    return found;
  };
  const compared = await letterFor('Organic biscuit maker');
  const sealed = await letterFor('Managed IT provider, 80% recurring');
  const [person] = await rowsOf(staff, `${paths.people}?search=${seller}`);
  const newcomer = await createUnprovenAccount(address);
  const of = (
    who: Account | string,
    entries: [name: string, path: string, act?: Picture['act']][],
  ): Picture[] => entries.map(([name, path, act]) => ({ name, path, who, ...(act && { act }) }));
  const tab = (id: number, name: string) => `${routes.dealView(id)}?tab=${name}`;

  return [
    { name: 'main', path: routes.home },
    { name: 'browse-cards', path: routes.opportunities('sell') },
    { name: 'browse-rows', path: routes.opportunities('sell', { view: 'rows' }) },
    { name: 'browse-mandates', path: routes.opportunities('buy') },
    { name: 'search', path: `${routes.search}?search=bakery` },
    { name: 'opportunity-visitor', path: routes.opportunity(1) },
    { name: 'mandate', path: routes.opportunity(mandate) },
    { name: 'sign-in', path: routes.login() },
    { name: 'sign-up', path: routes.signUp() },
    { name: 'forgotten', path: '/forgot-password' },
    { name: 'about', path: '/about-us' },
    { name: 'pricing', path: '/pricing' },
    { name: 'faq', path: '/faq' },
    { name: 'privacy', path: '/privacy-policy' },
    { name: 'accessibility', path: '/accessibility' },
    { name: 'terms', path: '/terms' },
    { name: 'not-found', path: '/nowhere' },
    {
      name: 'list-failed',
      path: routes.settings,
      who: seller,
      act: async (page) => {
        await page.route(/\/api\/(deals|access_requests)\//, (route) =>
          route.fulfill({ status: 500, json: {} }),
        );
        await page.evaluate(
          (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
          routes.deals(),
        );
        await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
      },
    },
    ...of(newcomer, [
      ['home-new', routes.home],
      ['my-opportunities-empty', routes.opps()],
      ['companies-empty', routes.companies()],
      ['deals-empty', routes.deals()],
      ['notifications-empty', '/notifications'],
    ]),
    ...of(buyer, [
      ['home-buyer', routes.home],
      ['opportunity-access', routes.opportunity(1)],
      ['my-opportunities-buyer', routes.opps()],
      ['deals-buyer', routes.deals()],
      ['deal-buyer', routes.dealView(introduced)],
      ['letter-of-intent', routes.dealLetter(introduced)],
      ['deal-declared', routes.dealView(signed)],
      ['confirm-completion', routes.dealView(signed), pressing('action.confirm_completion')],
      ['refuse-completion', routes.dealView(signed), pressing('action.refuse_completion')],
      ['data-room-buyer', tab(examined, 'data-room')],
    ]),
    ...of(seller, [
      ['home-seller', routes.home],
      ['opportunity-owner', routes.oppView(1)],
      ['opportunity-edit', routes.oppEdit(1)],
      ['opportunity-create', routes.oppEdit('create', { type: 'sell' })],
      ['mandate-create', routes.oppEdit('create', { type: 'buy' })],
      ['my-opportunities', routes.opps()],
      ['companies', routes.companies()],
      ['company', routes.companyView(company)],
      ['company-edit', routes.companyEdit(company)],
      ['deals', routes.deals()],
      ['deal', routes.dealView(examined)],
      ['deal-documents', tab(examined, 'data-room')],
      ['deal-questions', tab(examined, 'questions')],
      ['deal-timeline', tab(examined, 'timeline')],
      ['deal-letters', tab(compared.id, 'loi')],
      ['offers', routes.offers(compared.opportunity_id ?? 0)],
      ['offers-sealed', routes.offers(sealed.opportunity_id ?? 0)],
      ['accept-letter', routes.dealView(compared.id), pressing('action.accept_loi')],
      ['accept-request', routes.deals(), pressing('list.action.answer')],
      ['ask-requester', routes.deals(), pressing('list.action.answer', 'requests.ask.action')],
      ['cancel-deal', routes.dealView(examined), pressing('menu.open', 'action.cancel')],
      ['deal-awaiting', routes.dealView(signed)],
      ['deal-completed', routes.dealView(sold?.id ?? 0)],
      ['notifications', '/notifications'],
      ['bell', routes.settings, (page) => page.locator('[aria-controls="latest-notifications"]').click()],
      ['settings', routes.settings],
      ['profile', '/user-details'],
      ['security', '/user-details/security'],
      ['keys', '/user-details/keys'],
    ]),
    { name: 'buyer-profile', path: routes.buyerProfile, who: buyer },
    { name: 'advisers', path: routes.advisers, who: seller },
    { name: 'firm', path: routes.firm(), who: 'adviser@handover.test' },
    { name: 'saved-searches', path: routes.savedSearches, who: buyer },
    { name: 'deal-printed', path: routes.dealView(examined), who: seller, printed: true },
    { name: 'opportunity-printed', path: routes.opportunity(1), who: buyer, printed: true },
    ...of(staff, [
      ['moderation', '/moderation'],
      [
        'moderation-sector',
        '/moderation',
        async (page) => {
          await page.getByRole('link', { name: /Home care/ }).click();
          await expect(page.getByRole('combobox').first()).toBeVisible();
          await page
            .getByRole('combobox')
            .first()
            .evaluate((field) => field.scrollIntoView({ block: 'center' }));
        },
      ],
      ['people', routes.people()],
      ['person', routes.person(person?.id ?? 0)],
      ['audit-log', routes.auditLog()],
      ['failures', routes.failures],
      ['faq-entries', routes.faqEntries],
      ['faq-entry', routes.faqEntry(101)],
      ['house-lists', routes.houseLists],
      ['listed-name', routes.listedName('sectors', 1)],
      ['reports', routes.reports],
      ['market-figures', routes.marketFigures],
    ]),
  ];
}
