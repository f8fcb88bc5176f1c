import { limit } from '../limit.ts';
import { takeNoOwnerStacks } from './owner-stacks.ts';

// Both take a tenth of a second per file, so tests without a page do not load them.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/react');
  // Shorter than the limit of a test, so that the error names what was waited for; long enough for a busy machine.
  configure({ asyncUtilTimeout: limit(20_000) });
  takeNoOwnerStacks();
  // A form takes up the draft that a test before has left.
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
