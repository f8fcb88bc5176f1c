import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTestPlatform, renderWithPlatform } from '../../../testing/index.ts';
import { keepAim, readAim } from './aim.ts';
import { Sample, typeCity } from './testing/draft-form.tsx';

const CREATE = '/user-opps/edit/create';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['is done once its form is sent', CREATE, false, undefined],
  ['stays while its form is refused', CREATE, true, `${CREATE}?type=buy`],
  ['stays where another form is sent', '/user-details', false, `${CREATE}?type=buy`],
])('what an account was made for %s', async (_, at, refused, left) => {
  window.history.replaceState(null, '', at);
  const platform = createTestPlatform();
  const { drafts } = platform;
  keepAim(drafts, `${CREATE}?type=buy`);
  renderWithPlatform(<Sample refused={refused} />, { platform });
  typeCity('Grenoble');
  fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  if (refused) await screen.findByRole('button', { name: 'Save it' });
  await waitFor(() => expect(readAim(drafts)).toBe(left));
});
