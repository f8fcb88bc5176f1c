import { Link, useSearchParams } from '@handover/shared/router';
import { renderWithPlatform } from '@handover/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useTabInSight } from './use-tab-in-sight.ts';

function Tabs() {
  const list = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  useTabInSight(list, query.has('tab'));
  return (
    <>
      <Link to="?tab=questions">questions</Link>
      <Link to="?tab=questions&modal=deal-qa" state={{ modalPushed: true }}>
        dialog
      </Link>
      <div ref={list} />
    </>
  );
}

test.each([
  ['far below, as on a phone', '?tab=data-room', 1500, 0, 1],
  ['in sight', '?tab=data-room', 300, 0, 0],
  ['scrolled past', '?tab=data-room', -900, 0, 1],
  ['far below, of a page that was reloaded further down', '?tab=data-room', 1500, 700, 0],
  ['far below, but the link names none', '', 1500, 0, 0],
])('the tabs are %s', (_, query, top, scrolled, times) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  Object.assign(window, { scrollY: scrolled });
  renderWithPlatform(<Tabs />, { route: `/deal${query}` });
  expect(scroll).toHaveBeenCalledTimes(times);
  scroll.mockClear();
  fireEvent.click(screen.getByText('questions'));
  expect(scroll).toHaveBeenCalledTimes(top === 300 ? 0 : 1);
});

test('a page that was scrolled on stays where it is under a dialog with an address', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
  Object.assign(window, { scrollY: 900 });
  renderWithPlatform(<Tabs />, { route: '/deal?tab=questions' });
  fireEvent.click(screen.getByText('dialog'));
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('questions'));
  expect(scroll).toHaveBeenCalledTimes(1);
});
