import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../../testing/index.ts';
import { useFormat } from './use-format.ts';

function Loss() {
  const { money, compactMoney, compactNumber, band, percent, number } = useFormat();
  const shown = [
    money(-250_000),
    compactMoney(-320_000),
    compactNumber(-640),
    band(-2_000_000, -1_000_000),
    percent(-0.15),
    number(-12.5),
  ];
  return <p>{shown.join(' | ')}</p>;
}

test('what is shown has a minus sign, not a hyphen', () => {
  renderWithPlatform(<Loss />);
  expect(screen.getByText(/250/).textContent).toBe(
    '−€250,000 | −€320k | −640 | −€2M – −€1M | −15.0% | −12.5',
  );
});
