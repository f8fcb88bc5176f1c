export { hostConfig } from './host-config.ts';
export { precompress } from './precompress.ts';
export { remoteConfig } from './remote-config.ts';
export { runWebpack } from './run-webpack.ts';
export { singleAppConfig } from './single-app-config.ts';
