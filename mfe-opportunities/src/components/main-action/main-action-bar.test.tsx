import { act, screen } from '@testing-library/react';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { MainActionBar } from './main-action-bar.tsx';

let tellSight: (...inSight: boolean[]) => void = () => undefined;
beforeEach(() => {
  class FakeObserver {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      tellSight = (...inSight) => act(() => onChange(inSight.map((isIntersecting) => ({ isIntersecting }))));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

test('the main action is at the lower edge while that of the panel is out of sight, for the finger alone', () => {
  const onAsk = jest.fn();
  renderOpportunities(
    <main>
      <button type="button" data-main-action="" onClick={onAsk}>
        Ask for access
      </button>
      <MainActionBar price="€3,900,000" />
    </main>,
  );
  const twins = () => screen.getAllByText('Ask for access');
  expect(twins()).toHaveLength(1);
  tellSight(false);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('€3,900,000')).toBeTruthy();
  const copy = twins()[1]?.closest('button');
  expect(copy?.tabIndex).toBe(-1);
  copy?.click();
  expect(onAsk).toHaveBeenCalledTimes(1);
  // Of several at once the last is how it is now.
  tellSight(false, true);
  expect(twins()).toHaveLength(1);
});
