import { testTexts } from '@handover/shared/testing';
import commonEn from './en/common.json';
import inputsEn from './en/inputs.json';
import messagesEn from './en/messages.json';
import metadataEn from './en/metadata.json';
import pagesEn from './en/pages.json';
import commonFr from './fr/common.json';
import inputsFr from './fr/inputs.json';
import messagesFr from './fr/messages.json';
import metadataFr from './fr/metadata.json';
import pagesFr from './fr/pages.json';

describe('common', () => testTexts(commonEn, commonFr));
describe('inputs', () => testTexts(inputsEn, inputsFr));
describe('messages', () => testTexts(messagesEn, messagesFr));
describe('metadata', () => testTexts(metadataEn, metadataFr));
describe('pages', () => testTexts(pagesEn, pagesFr));
