import { type RenderOptions, renderWithPlatform } from '@handover/shared/testing';
import type { ReactNode } from 'react';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import { remote } from '../remote.tsx';

/** Renders inside a platform that has the texts and modals of this remote. */
export const renderOpportunities = (ui: ReactNode, options: RenderOptions = {}) =>
  renderWithPlatform(ui, {
    signedIn: true,
    resources: { en: { opportunities: en }, fr: { opportunities: fr } },
    resolveModal: (name) => {
      const load = remote.modals[name];
      return load && (async () => Object.values((await load()) as object)[0]);
    },
    ...options,
  });
