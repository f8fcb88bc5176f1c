import { DAY_MS } from '../../../../contract/limits.ts';
import {
  discarded,
  holdsLess,
  NO_DRAFT,
  type StoredDraft,
  submitted,
  tookOlder,
  tookOther,
  type Values,
  type Version,
  withoutOlder,
  written,
} from './draft-rules.ts';

const STORY = 'Two brothers founded the workshop in a barn above the valley.';
const version = (at: number, values: Values): Version => ({ at, values, base: {}, kinds: {}, files: [] });
const draftOf = (current?: Version, ...older: Version[]): StoredDraft => ({
  current,
  older: older.map((each) => ({ ...each, until: DAY_MS })),
});
const [name, story, both] = [
  version(1, { name: 'Vercors' }),
  version(2, { story: STORY }),
  version(3, { name: 'Vercors', story: STORY }),
];
const empty = version(9, {});
/** The times of the current version and of those that are kept. */
const timesOf = ({ current, older }: StoredDraft) => [current?.at, older.map(({ at }) => at)];

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test.each<[string, StoredDraft, Version, { at?: number; fullest?: Version }, unknown]>([
  ['nothing was there', NO_DRAFT, name, {}, [1, []]],
  ['more is typed', draftOf(name), both, { at: 1, fullest: name }, [3, []]],
  ['a word is removed', draftOf(both), version(4, { story: STORY }), { at: 3, fullest: both }, [4, []]],
  ['a text is removed', draftOf(both), name, { at: 3, fullest: both }, [1, [3]]],
  ['all of it is removed', draftOf(both), empty, { at: 3, fullest: both }, [undefined, [3]]],
  ['a word is all there was', draftOf(name), empty, { at: 1, fullest: name }, [undefined, []]],
  [
    'a text is removed bit by bit',
    draftOf(version(4, { story: 'Two' })),
    empty,
    { at: 4, fullest: story },
    [undefined, [2]],
  ],
  ['one key in a form that has taken nothing up', draftOf(story), name, {}, [1, [2]]],
  ['another tab has written meanwhile', draftOf(story), name, { at: 1, fullest: name }, [1, [2]]],
  ['another tab has written what is here too', draftOf(name), both, { at: 2, fullest: story }, [3, []]],
])('%s', (_, draft, next, known, expected) => {
  expect(timesOf(written(draft, next, known))).toEqual(expected);
});

test('what was cut short is forgotten once as much is there again; what another tab wrote is not', () => {
  const cut = written(draftOf(both), name, { at: 3, fullest: both });
  const again = version(5, { name: 'Vercors', story: STORY.replace('barn', 'shed') });
  expect(timesOf(written(cut, again, { at: 1, fullest: both }))).toEqual([5, []]);
  const beside = written(draftOf(story), name, {});
  expect(timesOf(written(beside, again, { at: 1, fullest: name }))).toEqual([5, [2]]);
});

test.each<[string, Values, unknown]>([
  ['all that is missing was saved', { story: STORY }, [1, []]],
  ['another text was saved', { story: 'Two sisters' }, [1, [3]]],
])('where the form begins with what was sent, that is not missing: %s', (_, initial, expected) => {
  const untrimmed = version(3, { name: 'Vercors', story: `${STORY} ` });
  expect(timesOf(written(draftOf(untrimmed), name, { at: 3, fullest: untrimmed }, initial))).toEqual(
    expected,
  );
});

test('a version is kept for a day, and of many the newest and the fullest', () => {
  const kept = discarded(draftOf(name));
  expect(kept.older[0]?.until).toBe(DAY_MS);
  const many = draftOf(version(8, { name: 'Jura' }), both, name, story);
  expect(timesOf(discarded(many))).toEqual([undefined, [8, 3, 2]]);
});

test.each<[string, StoredDraft, unknown]>([
  ['discarded, it can be taken up again', tookOlder(discarded(draftOf(both))), [3, []]],
  ['taken up over something else, that is kept', tookOlder(draftOf(name, story)), [2, [1]]],
  ['taken up over a part of it', tookOlder(draftOf(name, both)), [3, []]],
  ['sent, what is older stays for its day', submitted(draftOf(both, story)), [undefined, [2]]],
  [
    'sent after it was cut short',
    submitted(written(draftOf(both), name, { at: 3, fullest: both })),
    [undefined, []],
  ],
  ['deleted, the next one is offered', withoutOlder(draftOf(name, both, story)), [1, [2]]],
  ['of another tab, taken up over what is typed here', tookOther(draftOf(story), name), [2, [1]]],
  ['of another tab, with all that is typed here', tookOther(draftOf(both), name), [3, []]],
])('%s', (_, draft, expected) => {
  expect(timesOf(draft)).toEqual(expected);
});

test.each<[Values, Values, boolean]>([
  [{ story: STORY }, { story: STORY.slice(0, 60) }, false],
  [{ story: STORY.slice(0, 30) }, { story: STORY }, true],
  [{ story: STORY, city: '' }, { city: 'Lyon' }, false],
  [{ offices: [] }, { offices: [{ city: 'Grenoble' }, { city: 'Lyon', street: 'Rue Mercière' }] }, true],
  [
    { years: [{ revenue: 1 }] },
    { years: [{ revenue: 4_800_000 }, { revenue: 5_100_000, ebitda: 480_000, employees: 34 }] },
    true,
  ],
  [{ nda: false }, { nda: true }, false],
])('%j has much less than %j: %p', (values, than, expected) => {
  expect(holdsLess(values, than)).toBe(expected);
});
