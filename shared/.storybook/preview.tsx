import type { Preview } from '@storybook/react-vite';
import { LANGUAGES } from '../contract/index.ts';
import { StoryPage } from '../stories/samples/story-page.tsx';

const widths = [360, 768, 1280].map((width) => [
  String(width),
  { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
]);

export default {
  globalTypes: {
    language: { toolbar: { icon: 'globe', items: [...LANGUAGES], dynamicTitle: true } },
    scheme: { toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { language: 'en', scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: Object.fromEntries(widths) },
    options: {
      // The order in which one would learn them.
      storySort: {
        order: [
          'Type, colour, icons',
          'Buttons and links',
          'Lists and facts',
          'Faces',
          'Status and progress',
          'Empty and loading',
          'A query',
          'Choices, menus, tabs',
          'Dialogs',
          'Messages',
          'Fields',
          'Fields with choices',
          'Groups of fields',
          'Forms',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals: { language, scheme }, title }) => (
      <StoryPage key={`${language} ${scheme}`} {...{ language, scheme, title }}>
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Preview;
