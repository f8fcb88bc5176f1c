import type { SocialCodeBody, SocialProviderName } from '@handover/shared/contract';
import { isUnreachable } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError, LoadingBlock } from '@handover/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { Attempt } from './attempt.ts';
import { PROVIDER_TITLES } from './providers.ts';
import { type Callback, readCallback } from './read-callback.ts';
import { reasonOf, type SocialProblem } from './social-problem.ts';

interface SocialCallbackProps<Result> {
  /** The query of the callback URL. */
  search: URLSearchParams;
  finish: (provider: SocialProviderName, body: SocialCodeBody) => Promise<Result>;
  onDone: (result: Result, attempt: Attempt) => void;
  onProblem: (problem: SocialProblem) => void;
}

/** Completes a sign-in after the redirect. If the server can't be reached, the user can retry. */
export function SocialCallback<Result>({ search, finish, onDone, onProblem }: SocialCallbackProps<Result>) {
  const { t } = useTranslation('auth');
  const returned = useRef<Callback>(undefined);
  const [failure, setFailure] = useState<{ error: unknown; retrying: boolean }>();

  const run = async (back: Callback) => {
    if (back.kind !== 'code') {
      const { provider, next } = 'attempt' in back ? back.attempt : {};
      return onProblem({ reason: back.kind, provider, next });
    }
    const { attempt, body } = back;
    try {
      onDone(await finish(attempt.provider, body), attempt);
    } catch (error) {
      if (isUnreachable(error)) setFailure({ error, retrying: false });
      else onProblem({ reason: reasonOf(error), provider: attempt.provider, next: attempt.next });
    }
  };
  // This runs only once: code and stored attempt are valid once.
  useEffect(() => {
    if (returned.current) return;
    returned.current = readCallback(search);
    void run(returned.current);
  });

  if (!failure) return <LoadingBlock variant="form" label={t('social.working')} />;
  const back = returned.current;
  const provider = back && 'attempt' in back ? PROVIDER_TITLES[back.attempt.provider] : '';
  const again = () => {
    setFailure({ ...failure, retrying: true });
    if (back) void run(back);
  };
  return (
    <LoadError
      title={t('social.unreachable', { provider })}
      error={failure.error}
      onRetry={again}
      retrying={failure.retrying}
    />
  );
}
