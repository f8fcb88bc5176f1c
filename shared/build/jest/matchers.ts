import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is awaited comes when it comes: a busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });
