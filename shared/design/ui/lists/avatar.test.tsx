import { render } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

test.each([
  ['Anne Roux', 'AR'],
  ['Roux & Associés', 'RA'],
  ['« Le Phare »', 'LP'],
  ['Élodie de la Tour', 'ÉD'],
  ['3M', '3'],
  ['李 明', '李明'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});
