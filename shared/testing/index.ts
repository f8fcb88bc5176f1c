/// <reference types="@testing-library/jest-dom" preserve="true" />
/** The tools of component tests in every package: a platform in memory, rendering with it, a fake server. */

export { type FormCase, testFormFailures } from './forms/form-failures.tsx';
export { pasteInto } from './forms/paste-into.ts';
export { type FakeCall, type FakeHttp, type FakeReply, fakeHttp } from './page/fake-http.ts';
export { flushTasks } from './page/flush-tasks.ts';
export { createMemoryCookies } from './page/memory-cookies.ts';
export { createRenderCounter } from './page/render-counter.ts';
export { renderTakenOver } from './page/render-taken-over.tsx';
export { type RenderOptions, renderWithPlatform } from './page/render-with-platform.tsx';
export { provideRequest } from './page/router-request.ts';
export { createTestPlatform } from './page/test-platform.ts';
export { replayRecording } from './recording/replay-recording.ts';
