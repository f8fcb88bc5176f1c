import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import type { DocumentRights } from '../../../contract/files/document-rights.schema.ts';
import { renderWithPlatform } from '../../../testing/index.ts';
import { RightsButton } from './rights-button.tsx';
import { RightsMark } from './rights-mark.tsx';

const rights = (overrides: Partial<DocumentRights> = {}): DocumentRights => ({
  access: 'download',
  opens_early: false,
  opens_on: null,
  ...overrides,
});
const DAY = '2026-12-24' as DocumentRights['opens_on'];

test.each([
  [rights(), ''],
  [undefined, ''],
  [rights({ access: 'hidden', opens_early: true, opens_on: DAY }), 'documents.rights.hidden'],
  [rights({ access: 'view' }), 'documents.rights.view'],
  [rights({ opens_on: DAY }), 'documents.rights.from'],
  [
    rights({ access: 'listed', opens_early: true, opens_on: DAY }),
    'documents.rights.listed · documents.rights.from · documents.rights.early',
  ],
])('the rights %j are told as “%s”', (given, text) => {
  const { container } = renderWithPlatform(<RightsMark rights={given} />);
  expect(container.textContent).toBe(text);
});

test('the button sets the rights of a document whose rights are told, and of no other', async () => {
  const of = { opportunityId: 4 };
  const file: StoredFile = {
    id: 61,
    name: 'Lease.pdf',
    size: 2048,
    extension: 'pdf',
    group: 'other',
    url: '/api/files/61/',
    created_at: '2026-01-02T10:00:00Z',
  };
  const { platform } = renderWithPlatform(
    <>
      <RightsButton file={file} of={of} />
      <RightsButton file={{ ...file, rights: rights({ access: 'view' }) }} of={of} />
    </>,
    { resolveModal: () => async () => () => null },
  );
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(platform.modals.opened).toHaveLength(1));
  expect(platform.modals.opened[0]).toMatchObject({
    name: 'document-rights',
    props: { of, rights: { access: 'view' } },
  });
});
