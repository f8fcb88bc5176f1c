import { type FakeHttp, renderWithPlatform } from '@handover/shared/testing';
import type { ReactNode } from 'react';
import en from '../locales/en.json';

/** Renders a page for a signed-in user, in English. */
export const renderPage = (page: ReactNode, http: FakeHttp) =>
  renderWithPlatform(page, { http, signedIn: true, resources: { en: { sampleArea: en } } });
