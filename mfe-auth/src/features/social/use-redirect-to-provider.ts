import type { SocialProvider, SocialProviderName } from '@handover/shared/contract';
import { useMessages } from '@handover/shared/messages';
import { useEffect, useState } from 'react';
import { authorizationUrl, type RedirectOptions } from './authorization-url.ts';

/** Redirects to a provider's page. `leaving` names the provider, until the back button restores this page. */
export function useRedirectToProvider(way: RedirectOptions) {
  const messages = useMessages();
  const [leaving, setLeaving] = useState<SocialProviderName>();
  useEffect(() => {
    const back = () => setLeaving(undefined);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const leaveFor = async (provider: SocialProvider) => {
    setLeaving(provider.provider);
    try {
      location.assign(await authorizationUrl(provider, way));
    } catch (error) {
      setLeaving(undefined);
      messages.failure(error);
    }
  };
  return { leaving, leaveFor };
}
