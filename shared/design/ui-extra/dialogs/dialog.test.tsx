import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../../../testing/index.ts';
import { Drawer, Modal } from './dialog.tsx';

test.each([
  ['dialog', Modal],
  ['sheet', Drawer],
])(
  'the page behind a %s keeps its width: its scrollbar stays, and the body does not scroll by itself',
  async (_, Part) => {
    renderWithPlatform(
      <Part opened onClose={() => undefined} title="Open">
        text
      </Part>,
    );
    expect(await screen.findByText('text')).toBeVisible();
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
);
