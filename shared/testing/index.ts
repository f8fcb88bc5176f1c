/// <reference types="@testing-library/jest-dom" />
/** For tests of every package: a platform in memory, a render under it, builders of wire objects. */

export { default as fc } from 'fast-check';
export { buildAccess, buildOpportunity, buildOwn } from './build-opportunity.ts';
export { buildPaged } from './build-paged.ts';
export { buildPrivateData } from './build-private-data.ts';
export { buildReleaseSet } from './build-release-set.ts';
export { buildNotification, buildUser } from './build-user.ts';
export { type FakeCall, type FakeHttp, type FakeReply, fakeHttp } from './fake-http.ts';
export { flushTasks } from './flush-tasks.ts';
export { type FormAgreement, type FormCall, randomRows, testFormAgreement } from './form-agreement.ts';
export { type FormCase, testFormFailures } from './form-failures.tsx';
export { createMemoryCookies, type MemoryCookies } from './memory-cookies.ts';
export { pasteInto } from './paste-into.ts';
export { type PlatformRender, type RenderOptions, renderWithPlatform } from './render-with-platform.tsx';
export { createTestPlatform, type TestPlatformOptions } from './test-platform.ts';
export { testTexts } from './test-texts.ts';
