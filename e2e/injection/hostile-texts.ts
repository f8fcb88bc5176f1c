import { TEXT } from '@handover/shared/contract';
import { onePagePdf } from '../product/records/one-page-pdf.ts';
import type { Fields } from './hostile-client.ts';
import { ALL_PAYLOADS } from './payloads.ts';

let codes = 0;
/** A code at the end of each text, by which the text is recognised where it is shown. */
const nextCode = () => {
  codes += 1;
  return `zq${codes.toString(36).padStart(3, '0')}`;
};

/** One payload. */
export const short = (payload: string) => `${payload} ${nextCode()}`;
/** All payloads. */
export const long = () => `${ALL_PAYLOADS}\n${nextCode()}`;
/** A payload that fits into a post code, and stands for those that do not. */
const SHORTEST = '<svg onload=ran()>';
/** A postcode is not changed. */
export const zip = (payload: string) => (payload.length <= TEXT.zipCodeMax ? payload : SHORTEST);
/** An address of the web, if the payload is none. */
export const webAddress = (payload: string) =>
  /^https?:/.test(payload) ? payload : `https://site.test/${payload}`;

/** A small PDF, under the name of a payload. */
export const fileNamed = (payload: string) => new File([new Uint8Array(onePagePdf())], `${payload}.pdf`);

const longTexts = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, long()]));
/** The replacement for a refused payload. */
export const STORY = {
  activity: 'What this business does.',
  unique_selling_proposition: 'What nobody else does.',
};
export const storyTexts = () =>
  longTexts('activity', 'unique_selling_proposition', 'financial', 'operational_kpi', 'ownership_structure');
export const office = (payload: string) => ({
  offices: [
    {
      address: {
        address: short(payload),
        country_name: short(payload),
        city: short(payload),
        street: short(payload),
        zip_code: zip(payload),
      },
    },
  ],
});
/** A year whose EBITDA has an add-back. */
export const figures = (payload: string) => ({
  revenues: [
    {
      date: '2024-01-01',
      revenue: 1,
      number_of_employees: 1,
      currency: 1,
      ebitda: 1,
      net_profit: null,
      add_backs: [{ kind: 'other', amount: 1, reason: short(payload) }],
    },
  ],
});
/** A box for each payload, one below the other's head. */
export const chart = (payloads: readonly string[]) => ({
  nodes: payloads.map((payload, index) => ({
    id: index === 0 ? payload : `${index}`,
    name: short(payload),
    title: short(payload),
    parent: index === 0 ? null : payloads[0],
  })),
});
export const place = (payload: string) => ({ city: short(payload), zip_code: zip(payload) });
export const listingTexts = (payload: string) => ({
  project_title: short(payload),
  ...place(payload),
  ...storyTexts(),
  reason_for_sale: short(payload),
});
