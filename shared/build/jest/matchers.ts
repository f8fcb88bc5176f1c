import { limit } from '../../testing/limit.ts';

// Both take a tenth of a second in each file: who has no page does without.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/react');
  // Less than a test may take, so that what never comes is told by name; long enough for any machine that is only busy.
  configure({ asyncUtilTimeout: limit(60_000) });
}
