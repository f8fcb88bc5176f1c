import { paths } from '../../../contract/wire/paths.ts';
import { httpAtom } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { messagesAtom } from '../../../kernel/messages/index.ts';
import { useMutation } from '../../../kernel/query/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';
import { Button } from '../../ui/index.ts';

interface SendProofButtonProps {
  user: { id: number; email: string };
}

/** Has the link sent again by which a user confirms their e-mail address. */
export function SendProofButton({ user }: SendProofButtonProps) {
  const { t } = useTranslation('inputs');
  const http = useAtomValue(httpAtom);
  const messages = useAtomValue(messagesAtom);
  const send = useMutation({
    mutationFn: () => http.post<unknown>(paths.sendVerificationEmail(user.id), {}),
    onSuccess: () => messages.success(t('emailProof.sent', { email: user.email })),
    onError: (error) => messages.failure(error),
  });
  return (
    // The button is not disabled meanwhile, so that it keeps the focus.
    <Button
      variant="default"
      size="compact-md"
      aria-disabled={send.isPending}
      data-disabled={send.isPending || undefined}
      onClick={() => send.isPending || send.mutate()}
    >
      {t('emailProof.send')}
    </Button>
  );
}
