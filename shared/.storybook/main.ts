import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../stories/*.stories.tsx'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: '../../host/src/locales', to: '/locales' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
} satisfies StorybookConfig;
