import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildAccess, buildOpportunity } from '@handover/shared/testing/node';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOpportunity } from '../../testing/open-opportunity.tsx';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { isReportable } from './report-button.tsx';
import { ReportListingModal } from './report-listing.modal.tsx';

const receipt = { id: 4711, created_at: '2026-11-30T09:00:00.000Z', mailed_to: 'vera@example.test' };

test('everyone but its owner may report what is published', () => {
  const owner = { request_access_status: buildAccess({ status: 'owner' }) };
  expect(isReportable(buildOpportunity({ validated: true }))).toBe(true);
  for (const not of [owner, { validated: null }, { validated: false }, { sold: true }])
    expect(isReportable(buildOpportunity({ validated: true, ...not }))).toBe(false);
});

test.each([true, false])(
  'the page ends with a button that opens the dialog (signed in: %s)',
  async (signedIn) => {
    openOpportunity({}, signedIn);
    expect(await screen.findByRole('button', { name: 'Report this listing' })).toBeVisible();
  },
);

function open(signedIn: boolean) {
  const onClose = jest.fn();
  const http = fakeHttp().on('post', paths.reportOpportunity(3), { status: 201, body: receipt });
  renderOpportunities(<ReportListingModal opportunityId={3} title="A workshop in Lyon" onClose={onClose} />, {
    http,
    signedIn,
  });
  return { http, onClose };
}

test('a visitor says what is wrong, and gets a receipt with its number', async () => {
  const { http, onClose } = open(false);
  expect(screen.getByText('http://localhost/opportunities/3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByRole('combobox', { name: /^Reason/ })).toHaveAttribute('aria-invalid', 'true');
  expect(http.calls.filter(({ method }) => method === 'post')).toEqual([]);
  await userEvent.click(screen.getByRole('combobox', { name: /^Reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fraud or misleading information' }));
  fireEvent.change(screen.getByLabelText(/What is wrong/), {
    target: { value: 'The pictures show another workshop.' },
  });
  fireEvent.change(screen.getByLabelText(/Your e‑mail address/), { target: { value: 'vera@example.test' } });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText('4711')).toBeVisible();
  expect(screen.getByText(/This receipt, .* go to vera@example.test/)).toBeVisible();
  expect(http.calls.at(-1)?.body).toEqual({
    reason: 'fraud',
    explanation: 'The pictures show another workshop.',
    good_faith: true,
    email: 'vera@example.test',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith(true);
});

test('who is signed in is asked for no name', async () => {
  open(true);
  expect(await screen.findByText(/You report/)).toBeVisible();
  expect(screen.queryByLabelText(/Your name/)).toBeNull();
});
