import { screen } from '@testing-library/react';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { IdentityMarks } from './identity-marks.tsx';

test('each hit is marked in the text, with its reason', () => {
  const text = 'Turned parts, in Voiron since 1987.';
  renderOpportunities(
    <p>
      <IdentityMarks text={text} hits={[{ start: 17, end: 23, reason: 'city' }]} />
    </p>,
  );
  expect(screen.getByText('city').closest('mark')?.textContent).toBe('Voiron city');
  expect(screen.getByText(/Turned parts/).textContent).toBe('Turned parts, in Voiron city since 1987.');
});
