import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../../kernel/router/index.ts';
import { renderWithPlatform } from '../../testing/index.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Target() {
  useFocusOnNavigation();
  return (
    <main id="content">
      <Link to="#target">to the target</Link>
      <Link to={{ search: '?modal=filters', hash: '#target' }}>to the modal</Link>
      <Link to="#100%">cut off</Link>
      <section id="target">
        <h2 tabIndex={-1}>Target</h2>
      </section>
    </main>
  );
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('a change of the query alone does not move the focus', async () => {
  renderWithPlatform(<Target />, { route: '/' });
  await follow('to the target');
  expect(document.activeElement?.textContent).toBe('Target');
  await follow('to the modal');
  expect(document.activeElement?.textContent).toBe('to the modal');
});

test('a hash that can not be decoded is ignored', async () => {
  renderWithPlatform(<Target />, { route: '/' });
  await follow('cut off');
  expect(document.activeElement?.textContent).toBe('cut off');
});
