import { DEAL_PHASES, NOTIFICATION_TYPES } from '@handover/shared/contract';
import { testTexts } from '@handover/shared/testing/node';
import en from './en.json';
import fr from './fr.json';

describe.each([
  ['en', en],
  ['fr', fr],
])('%s', (_language, texts) => {
  test.each(NOTIFICATION_TYPES)('has a text for %s', (type) => {
    expect(texts.types).toHaveProperty(type);
  });
  test.each(DEAL_PHASES)('names the phase %s', (phase) => {
    expect(texts.phases).toHaveProperty(phase);
  });
});

testTexts(en, fr);
