import { createRenderCounter, renderWithPlatform } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { fireEvent, screen } from '@testing-library/react';
import { ProfileForm } from './profile-form.tsx';

const countRenders = createRenderCounter();

test('in the profile a key renders its input and the preview', async () => {
  renderWithPlatform(<ProfileForm user={buildUser({ id: 7, phone: '' })} />);
  const name = await screen.findByRole('textbox', { name: /fields.firstName/ });
  fireEvent.change(name, { target: { value: 'C' } });
  expect(countRenders(() => void fireEvent.change(name, { target: { value: 'Cl' } }))).toEqual({
    'Avatar Cl Moreau': 1,
    'FieldTextInput first_name': 1,
    Introduction: 1,
    ProfilePreview: 1,
  });
});
