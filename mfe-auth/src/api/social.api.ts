import type {
  Paged,
  SocialAccount,
  SocialCodeBody,
  SocialProvider,
  SocialTokens,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const listProviders = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<SocialProvider>>(paths.socialProviders, { signal });

/** Signs in or up with the answer of the provider; for a signed-in user, links the provider to the account. */
export const registerBySocial = (http: HttpClient, provider: string, body: SocialCodeBody) =>
  http.post<SocialTokens>(paths.registerBySocial(provider), body);

export const listSocialAccounts = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<SocialAccount>>(paths.socialAccounts, { signal });

export const unlinkSocialAccount = (http: HttpClient, provider: string) =>
  http.delete(paths.socialAccount(provider));
