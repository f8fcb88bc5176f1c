import { array, number, object, string } from 'yup';
import { createFieldValidity } from './field-validity.ts';
import { type RecordSection, type SectionFacts, sectionStatus } from './section-state.ts';

const schema = object({
  id: number().nullable(),
  title: string().required().min(3),
  price: number().nullable(),
  offices: array(object({ city: string().required() })),
});
const text = { id: 'text', title: 'Text', fields: ['title'], required: ['title'] };
const price = { id: 'price', title: 'Price', fields: ['price', 'currency'], filledBy: ['price'] };
const known: { id: number | null; title: string; price: number | null; currency: string } = {
  id: 7,
  title: 'Bakery',
  price: null,
  currency: '1',
};
const fresh = { ...known, id: null, title: '' };

const free = { ...known, price: 0 };
const offices = { id: 'offices', title: 'Offices', fields: ['offices'] };
const years = { id: 'years', title: 'Years', fields: ['years'] };
const withYears = (row: object) => ({ values: { ...fresh, years: [row] }, stored: fresh });
const asStored: SectionFacts = {
  isValid: createFieldValidity(schema),
  values: known,
  stored: known,
  wrong: new Set(),
  saved: new Set(),
};

test.each<[string, RecordSection, Partial<SectionFacts>, string]>([
  ['a new one without what is required', text, { values: fresh, stored: fresh }, 'missing'],
  ['a new one with too little of it', text, { values: { ...fresh, title: 'Ba' }, stored: fresh }, 'missing'],
  ['a new one with what is required', text, { values: { ...fresh, title: 'Bakery' }, stored: fresh }, 'done'],
  ['an error', text, { wrong: new Set(['title']) }, 'wrong'],
  ['an error elsewhere', text, { wrong: new Set(['price']) }, 'done'],
  ['an error of what is empty', text, { values: fresh, stored: fresh, wrong: new Set(['title']) }, 'missing'],
  ['what was changed', text, { values: { ...known, title: 'Bakeries' } }, 'changed'],
  ['what was changed to nothing', text, { values: { ...known, title: '' } }, 'missing'],
  ['what was saved', text, { saved: new Set(['title']) }, 'saved'],
  [
    'what was saved, and changed again',
    text,
    { values: { ...known, title: 'Bread' }, saved: new Set(['title']) },
    'changed',
  ],
  ['what need not be there', price, {}, 'optional'],
  ['what need not be there, and is', price, { stored: free, values: free }, 'done'],
  ['one field of two', { ...price, filledBy: ['price', 'currency'] }, {}, 'partly'],
  ['what is required, beside what is empty', { ...text, fields: ['title', 'price'] }, {}, 'partly'],
  [
    'an office without its town',
    offices,
    { values: { ...fresh, offices: [{ city: '' }] }, stored: fresh },
    'missing',
  ],
  ['an office', offices, { values: { ...fresh, offices: [{ city: 'Lyon' }] }, stored: fresh }, 'done'],
  ['a year without figures', years, { values: { ...known, years: [{ revenue: null }] } }, 'changed'],
  ['a new year without figures', years, { ...withYears({ revenue: null }) }, 'optional'],
  ['a new year with figures', years, { ...withYears({ revenue: 0 }) }, 'done'],
])('%s', (_, section, facts, state) => {
  expect(sectionStatus(section, { ...asStored, ...facts }).state).toBe(state);
});

const two = { ...text, fields: ['title', 'price'] };
const place = { id: 'place', title: 'Place', fields: ['offices'], required: ['offices'] };

test.each<[string, RecordSection, Partial<SectionFacts>, string[]]>([
  ['empty: its title says it', text, { values: fresh, stored: fresh }, []],
  [
    'a required field beside one that is filled in',
    two,
    { values: { ...fresh, price: 5 }, stored: fresh },
    ['title'],
  ],
  ['too little in one field', text, { values: { ...fresh, title: 'Ba' }, stored: fresh }, ['title']],
  ['an error', two, { values: free, wrong: new Set(['price']) }, ['price']],
  ['an office without its town', place, { values: { ...fresh, offices: [{}] }, stored: fresh }, ['offices']],
  ['what is empty beside what is required', two, {}, ['price']],
  ['complete', text, {}, []],
  ['changed', two, { values: { ...known, title: 'Bakeries' } }, []],
])('what a section lacks in which something is filled in: %s', (_, section, facts, lacking) => {
  expect(sectionStatus(section, { ...asStored, ...facts }).lacking).toEqual(lacking);
});
