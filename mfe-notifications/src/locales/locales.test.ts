import { DEAL_PHASES, NOTIFICATION_TYPES } from '@handover/shared/contract';
import en from './en.json';
import fr from './fr.json';

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${path}${key}.`) : [`${path}${key}`],
  );

describe.each([
  ['en', en],
  ['fr', fr],
])('%s', (_language, texts) => {
  test.each(NOTIFICATION_TYPES)('has a sentence for %s', (type) => {
    expect(texts.types).toHaveProperty(type);
  });
  test.each(DEAL_PHASES)('names the phase %s', (phase) => {
    expect(texts.phases).toHaveProperty(phase);
  });
});

test('both languages say the same things', () => {
  expect(keysOf(fr).sort()).toEqual(keysOf(en).sort());
});
