import type { SocialProvider, SocialProviderName } from '@handover/shared/contract';
import { useMessages } from '@handover/shared/messages';
import { useEffect, useState } from 'react';
import { addressOf, type Way } from './leave-for-provider.ts';

/** Sends somebody to a provider's page. `leaving`: to which, until the browser's back button brings this very page back. */
export function useLeaveForProvider(way: Way) {
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
      location.assign(await addressOf(provider, way));
    } catch (error) {
      setLeaving(undefined);
      messages.failure(error);
    }
  };
  return { leaving, leaveFor };
}
