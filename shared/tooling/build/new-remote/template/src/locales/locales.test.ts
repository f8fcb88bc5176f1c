import { testTexts } from '@handover/shared/testing/node';
import en from './en.json';
import fr from './fr.json';

testTexts(en, fr);
