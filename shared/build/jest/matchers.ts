import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Less than a test may take, so that what never comes is told by name; long enough for any machine that is only busy.
configure({ asyncUtilTimeout: 60_000 });
