import type { SocialProviderName } from '@handover/shared/contract';
import type { Config } from '../../../config.ts';

export const LOCAL_CLIENT_ID = 'handover';
/** The scope includes a telephone number, which some of the invented people have. */
export const LOCAL_SCOPE = 'openid profile email phone';
export const LOCAL_PATH = '/api/local_openid';

export const localPath = (name: SocialProviderName) => `${LOCAL_PATH}/${name}`;
/** The address of the local provider in the browser. */
export const localIssuer = (config: Config, name: SocialProviderName) =>
  `${config.publicUrl}${localPath(name)}`;
