import { testTexts } from '@handover/shared/testing';
import en from './en.json';
import fr from './fr.json';

testTexts(en, fr);
