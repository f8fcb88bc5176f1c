import { testTexts } from '@handover/shared/testing/node';
import accessibilityEn from './en/accessibility.json';
import commonEn from './en/common.json';
import federationEn from './en/federation.json';
import homeEn from './en/home.json';
import inputsEn from './en/inputs.json';
import messagesEn from './en/messages.json';
import metadataEn from './en/metadata.json';
import pagesEn from './en/pages.json';
import privacyEn from './en/privacyPolicy.json';
import termsEn from './en/termsAndConditions.json';
import accessibilityFr from './fr/accessibility.json';
import commonFr from './fr/common.json';
import federationFr from './fr/federation.json';
import homeFr from './fr/home.json';
import inputsFr from './fr/inputs.json';
import messagesFr from './fr/messages.json';
import metadataFr from './fr/metadata.json';
import pagesFr from './fr/pages.json';
import privacyFr from './fr/privacyPolicy.json';
import termsFr from './fr/termsAndConditions.json';

describe('accessibility', () => testTexts(accessibilityEn, accessibilityFr));
describe('common', () => testTexts(commonEn, commonFr));
describe('federation', () => testTexts(federationEn, federationFr));
describe('home', () => testTexts(homeEn, homeFr));
describe('inputs', () => testTexts(inputsEn, inputsFr));
describe('messages', () => testTexts(messagesEn, messagesFr));
describe('metadata', () => testTexts(metadataEn, metadataFr));
describe('privacyPolicy', () => testTexts(privacyEn, privacyFr));
describe('termsAndConditions', () => testTexts(termsEn, termsFr));
describe('pages', () => testTexts(pagesEn, pagesFr));

test('a date is asked for with slashes, in the empty field and where what was typed is none', () => {
  for (const { datePattern, invalidDate } of [inputsEn, inputsFr]) {
    expect(datePattern).toMatch(/^(dd|jj)\/mm\/(yyyy|aaaa)$/);
    expect(invalidDate).toMatch(/\p{L}+\/\p{L}+\/\p{L}+\.$/u);
  }
});

test('what undoes a step in a chart is not called as what leaves the form', () => {
  for (const [inputs, common] of [
    [inputsEn, commonEn],
    [inputsFr, commonFr],
  ] as const)
    expect(inputs.orgChart.undo).not.toBe(common.action.cancel);
});
