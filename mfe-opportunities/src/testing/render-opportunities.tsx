import { type RenderOptions, renderWithPlatform } from '@handover/shared/testing';
import type { ReactNode } from 'react';
import en from '../locales/en.json';
import fr from '../locales/fr.json';

/** Under the shell, with this remote's words. */
export const renderOpportunities = (ui: ReactNode, options: RenderOptions = {}) =>
  renderWithPlatform(ui, {
    signedIn: true,
    resources: { en: { opportunities: en }, fr: { opportunities: fr } },
    ...options,
  });
