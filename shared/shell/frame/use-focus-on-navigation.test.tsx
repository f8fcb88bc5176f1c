import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../../kernel/router/index.ts';
import { renderWithPlatform } from '../../testing/index.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Place() {
  useFocusOnNavigation();
  return (
    <main id="content">
      <Link to="#place">to the place</Link>
      <Link to={{ search: '?modal=filters', hash: '#place' }}>to the modal</Link>
      <Link to="#100%">cut off</Link>
      <section id="place">
        <h2 tabIndex={-1}>Place</h2>
      </section>
    </main>
  );
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('a change of the query alone leaves the focus where it was made', async () => {
  renderWithPlatform(<Place />, { route: '/' });
  await follow('to the place');
  expect(document.activeElement?.textContent).toBe('Place');
  await follow('to the modal');
  expect(document.activeElement?.textContent).toBe('to the modal');
});

test('an address that can’t be decoded names no place, and breaks nothing', async () => {
  renderWithPlatform(<Place />, { route: '/' });
  await follow('cut off');
  expect(document.activeElement?.textContent).toBe('cut off');
});
