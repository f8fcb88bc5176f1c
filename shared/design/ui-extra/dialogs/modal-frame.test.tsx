import { screen, waitFor } from '@testing-library/react';
import { renderWithPlatform } from '../../../testing/index.ts';
import { ModalFrame } from './modal-frame.tsx';

test.each([
  [
    'on the first field',
    <>
      <a href="/terms">Terms</a>
      <input type="hidden" />
      <input aria-label="Name" />
      <button type="button">Send</button>
    </>,
    'Name',
  ],
  [
    'on what the content names, such as the button that changes nothing',
    <>
      <input aria-label="Name" />
      <button type="button">Send</button>
      <button type="button" data-autofocus aria-label="Not yet">
        Not yet
      </button>
    </>,
    'Not yet',
  ],
])('the focus lands %s', async (_, content, name) => {
  renderWithPlatform(
    <ModalFrame title="Open" onClose={() => undefined}>
      {content}
    </ModalFrame>,
  );
  const focused = await screen.findByLabelText(name);
  await waitFor(() => expect(focused).toHaveFocus());
});
