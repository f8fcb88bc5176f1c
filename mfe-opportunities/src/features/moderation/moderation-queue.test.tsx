import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { older, younger } from '../../testing/build-review.ts';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';
import { ModerationQueue } from './moderation-queue.tsx';

function Desk() {
  const [current, setCurrent] = useState(younger);
  return (
    <>
      <ModerationQueue queue={[older, younger]} currentId={current.id} />
      <button type="button" onClick={() => setCurrent(older)}>
        first
      </button>
    </>
  );
}

test('the list scrolls to the one that is open, and back', () => {
  // It is 100 px high, of which each entry has 80.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...document.querySelectorAll('li')].findIndex((entry) => entry.contains(this));
    if (place < 0) return new DOMRect(0, 0, 300, 100);
    return new DOMRect(0, place * 80 - screen.getByRole('navigation').scrollTop, 300, 80);
  });
  renderOpportunities(<Desk />);
  const list = screen.getByRole('navigation');
  expect(list.scrollTop).toBe(60);
  fireEvent.click(screen.getByRole('button', { name: 'first' }));
  expect(list.scrollTop).toBe(0);
});
