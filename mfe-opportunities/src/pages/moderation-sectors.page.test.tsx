import { paths, type Review } from '@handover/shared/contract';
import { buildOpportunity, buildOwn, buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModeration, read, sent, sure } from '../testing/open-moderation.tsx';

const help = { id: 900, name: 'Need help', name_fr: 'Besoin d’aide', hue: 0 };
const OPEN: Partial<Review> = {
  undecided: ['sectors', 'sub_sectors'],
  opportunity: buildOpportunity({
    id: 1,
    project_title: 'An older one',
    activity: 'We repair accordions',
    sectors: [help],
    sub_sectors: [help],
    validated: null,
    own: buildOwn(),
  }),
};
const MISSING = 'Choose a sector before you publish.';

function open(review: Partial<Review> = OPEN) {
  const { http } = openModeration(undefined, review);
  http
    .on('get', paths.sectors, {
      body: buildPaged([{ ...help, id: 2, name: 'Crafts', name_fr: 'Artisanat' }]),
    })
    .on('get', paths.subSectors, ({ params }) => ({
      body: buildPaged(params.parents === '2' ? [{ ...help, id: 5, name: 'Repairs', parent: 2 }] : []),
    }));
  return http;
}
// There is no layout, so the list of a field counts as invisible.
const choose = async (field: 'Sectors' | 'Sub-sectors', option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

test('staff choose the sector that the owner left open, beside the words of the owner, before it is published', async () => {
  const http = open();
  const shown = within(await read('An older one'));
  expect(await shown.findByText('The owner does not know the sector')).toBeVisible();
  expect(shown.getAllByText('We repair accordions').length).toBeGreaterThan(1);
  const later = screen.getByRole('combobox', { name: 'Sub-sectors' });
  expect(later).toBeDisabled();
  expect(later).toHaveAccessibleDescription('Choose a sector first');
  const publish = screen.getByRole('button', { name: 'Publish' });
  expect(publish.dataset.variant).toBe('default');
  await userEvent.keyboard('p');
  expect(screen.getByText(MISSING)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sectors' })).toHaveFocus();
  expect(sent(http)).toEqual([]);
  await choose('Sectors', 'Crafts');
  expect(screen.queryByText(MISSING)).toBeNull();
  // Without a variant it is the accent.
  expect(publish.dataset.variant).toBeUndefined();
  await choose('Sub-sectors', 'Repairs');
  await userEvent.click(publish);
  await sure();
  expect(await screen.findByText('“An older one” is published.')).toBeTruthy();
  expect(sent(http)).toEqual([{ validated: true, sectors: [2], sub_sectors: [5] }]);
});

test('a sub-sector may stay open, and is chosen among those of the sectors that the owner knows', async () => {
  const http = open({
    undecided: ['sub_sectors'],
    opportunity: buildOpportunity({ ...OPEN.opportunity, sectors: [{ ...help, id: 2, name: 'Crafts' }] }),
  });
  await read('An older one');
  expect(await screen.findByText('The owner does not know the sub-sector')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Sectors' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Sub-sectors' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await sure();
  expect(await screen.findByText('“An older one” is published.')).toBeTruthy();
  expect(sent(http)).toEqual([{ validated: true }]);
});
