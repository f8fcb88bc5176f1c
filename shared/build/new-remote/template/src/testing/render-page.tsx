import { type FakeHttp, renderWithPlatform } from '@handover/shared/testing';
import type { ReactNode } from 'react';
import en from '../locales/en.json';

/** A page as somebody signed in sees it, in English. */
export const renderPage = (page: ReactNode, http: FakeHttp) =>
  renderWithPlatform(page, { http, signedIn: true, resources: { en: { sampleArea: en } } });
