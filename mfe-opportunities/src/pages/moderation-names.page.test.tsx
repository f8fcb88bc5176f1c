import type { Review } from '@handover/shared/contract';
import { pasteInto } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModeration, read, sent, sure } from '../testing/open-moderation.tsx';

const NAMES: Review['proposed'] = [
  { kind: 'tag', id: 1000, name: 'Merlanne' },
  { kind: 'region', id: 1000, name: 'Forez' },
];
const choose = async (name: RegExp, choice: 'Accept' | 'Refuse') =>
  userEvent.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: choice }));

test('new tags and regions are accepted or refused one by one before it is published, by keys, too', async () => {
  const { http } = openModeration(undefined, { proposed: NAMES });
  await read('An older one');
  await choose(/Merlanne/, 'Refuse');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  await userEvent.keyboard('p');
  expect(screen.getAllByText('Accept or refuse it before you publish.')).toHaveLength(1);
  const region = within(screen.getByRole('radiogroup', { name: /Forez/ }));
  expect(document.activeElement).toBe(region.getByRole('radio', { name: 'Accept' }));
  // The text about the choice is included, which the bar would hide.
  const [asked] = scroll.mock.contexts as Element[];
  expect(asked).toContainElement(screen.getByText('Accept or refuse it before you publish.'));
  expect(sent(http)).toEqual([]);
  await choose(/Merlanne/, 'Accept');
  await choose(/Merlanne/, 'Refuse');
  await choose(/Forez/, 'Accept');
  expect(screen.queryByText('Accept or refuse it before you publish.')).toBeNull();
  await userEvent.keyboard('p');
  await sure();
  expect(await screen.findByText('“An older one” is published.')).toBeTruthy();
  expect(sent(http)).toEqual([
    {
      validated: true,
      proposed: [
        { kind: 'tag', id: 1000, accepted: false },
        { kind: 'region', id: 1000, accepted: true },
      ],
    },
  ]);
});

test('a rejection takes along what was decided on new names, and needs no decision on the others', async () => {
  const { http } = openModeration(undefined, { proposed: NAMES });
  await read('An older one');
  await choose(/Forez/, 'Refuse');
  await userEvent.click(screen.getByRole('link', { name: /A younger one/ }));
  await read('A younger one');
  await userEvent.click(screen.getByRole('link', { name: /An older one/ }));
  await userEvent.click(within(await read('An older one')).getByRole('button', { name: 'Reject…' }));
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), 'It names the company');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  expect(await screen.findByText('“An older one” is rejected.')).toBeTruthy();
  expect(sent(http)).toEqual([
    {
      validated: false,
      reason: 'It names the company',
      proposed: [{ kind: 'region', id: 1000, accepted: false }],
    },
  ]);
});
