import { useEffect } from 'react';
import { routes } from '../../contract/wire/routes.ts';
import { useLocation, useNavigate } from '../router/index.ts';
import { useAtomValue } from '../store/index.ts';
import { sessionAtom } from './session.atom.ts';

/** Rendered once by the shell: an expired session leads to `/login`, from public pages too, and back. */
export function SessionRedirect() {
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(
    () =>
      session.onChange((change) => {
        const expired = change.kind === 'signed-out' && change.reason === 'expired';
        if (expired && pathname !== routes.login()) navigate(routes.login(pathname + search + hash));
      }),
    [session, navigate, pathname, search, hash],
  );
  return null;
}
