import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../../testing/index.ts';
import { LinkTabs } from './link-tabs.tsx';

const NAMES = ['sell', 'buy', 'both'];

/** A row that is 200 px wide, with tabs of 150 px. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    const at = NAMES.indexOf(this.textContent ?? '');
    const [left, width] = at < 0 ? [0, 200] : [at * 150, 150];
    return { left, right: left + width, width } as DOMRect;
  });
}
afterEach(() => jest.restoreAllMocks());

test.each([
  ['both', 275],
  ['sell', 0],
])('the current tab, %s, is scrolled into view in its row', (current, left) => {
  layOut();
  const tabs = NAMES.map((name) => ({ to: `/${name}`, label: name, isCurrent: name === current }));
  renderWithPlatform(<LinkTabs label="sides" tabs={tabs} />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(left);
});
