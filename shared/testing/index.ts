/// <reference types="@testing-library/jest-dom" preserve="true" />
/** For component tests of every package: a platform in memory, rendering with it, a fake server. */

export { type FakeCall, type FakeHttp, type FakeReply, fakeHttp } from './fake-http.ts';
export { flushTasks } from './flush-tasks.ts';
export { type FormCase, testFormFailures } from './form-failures.tsx';
export { createMemoryCookies } from './memory-cookies.ts';
export { pasteInto } from './paste-into.ts';
export { replayRecording } from './recording/replay-recording.ts';
export { createRenderCounter } from './render-counter.ts';
export { renderTakenOver } from './render-taken-over.tsx';
export { type RenderOptions, renderWithPlatform } from './render-with-platform.tsx';
export { createTestPlatform } from './test-platform.ts';
