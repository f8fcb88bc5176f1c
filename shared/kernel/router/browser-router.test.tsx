/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideRequest } from '../../testing/page/router-request.ts';
import { createBrowserRouter, NavigationBlocker, RouterProvider, useLeaveGuard } from './index.ts';

const asked = jest.fn(async () => false);

function Form() {
  useLeaveGuard(true, {
    blocks: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    confirmLeave: asked,
  });
  return <p>Form</p>;
}

test('after a link into the page, going back asks about unsaved input, and nothing is logged', async () => {
  provideRequest();
  const warned = jest.spyOn(console, 'warn');
  const Page = () => (
    <>
      <NavigationBlocker />
      <a href="#offices">Offices</a>
    </>
  );
  const router = createBrowserRouter([
    { path: '/', Component: Page },
    {
      path: '/form',
      element: (
        <>
          <NavigationBlocker />
          <Form />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(router.state.location.hash).toBe('#offices'));
  await act(() => router.navigate('/form'));
  await screen.findByText('Form');

  window.history.back();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(router.state.location.pathname).toBe('/form');
  expect(warned).not.toHaveBeenCalled();
});
