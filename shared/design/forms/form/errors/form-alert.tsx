import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useKnownUser } from '../../../../kernel/session/index.ts';
import { Alert, Icon, Stack } from '../../../ui/index.ts';
import { SendProofButton } from '../send-proof-button.tsx';
import { AlertRegion } from './alert-region.tsx';

/**
 * Errors of the form as a whole. It is scrolled into view, because the button may be far away. That the browser is offline goes once it is online again. Users whose e-mail is not
 * confirmed can have the link sent again from here, as that may be what is missing.
 */
export const FormAlert = ({ title }: { title?: string }) => {
  const { errors } = useFormState({ name: 'root' });
  const user = useKnownUser();
  const text = errors.root?.server?.message;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) region.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  const { clearErrors } = useFormContext();
  const isOffline = errors.root?.server?.type === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const clear = () => clearErrors('root.server');
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, [isOffline, clearErrors]);
  return (
    <AlertRegion ref={region}>
      {text ? (
        <Alert color="danger" title={title} icon={<Icon name="alert" />} role="presentation">
          <Stack gap="sm" align="flex-start">
            <span>{String(text)}</span>
            {user && !user.email_proven && <SendProofButton user={user} />}
          </Stack>
        </Alert>
      ) : null}
    </AlertRegion>
  );
};
