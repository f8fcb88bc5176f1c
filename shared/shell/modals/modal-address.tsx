import { useEffect, useRef } from 'react';
import { routes } from '../../contract/routes.ts';
import type { ModalName, ModalProps, OpenModal } from '../../kernel/modals/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import { useLocation, useNavigate, useNavigationType } from '../../kernel/router/index.ts';
import { useSignedIn } from '../../kernel/session/index.ts';
import { linkOf, MODAL_PARAM, withModal, withoutModal } from './modal-links.ts';
import { useBackGuard } from './use-back-guard.ts';

/** In the state of a history entry: one step back is the page as it was before the modal. */
const PUSHED = 'modalPushed';
type EntryState = Record<string, unknown> | null;

/**
 * Keeps address and modals in step. Opening one that has an address adds one entry to the history, closing it takes that
 * entry back, going back closes it, and an address that names one opens it: at once, or after signing in.
 */
export function ModalAddress({ opened }: { opened: readonly OpenModal[] }) {
  const { modals } = usePlatform();
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const signedIn = useSignedIn();
  useBackGuard(opened);
  const latest = useRef({ location, navigate });
  latest.current = { location, navigate };
  /** The modal that the address names. */
  const linked = useRef<number>(undefined);
  /** An own navigation is under way; what it is for. */
  const under = useRef<{ done?: () => void; thenBack?: boolean }>(undefined);

  useEffect(
    () =>
      modals.keepAddress({
        opened({ id, name, props }) {
          const { location, navigate } = latest.current;
          if (linked.current !== undefined || !linkOf(name)) return;
          const named = new URLSearchParams(location.search).get(MODAL_PARAM);
          if (named !== null && named !== name) return;
          linked.current = id;
          if (named === name) return;
          under.current = {};
          navigate(
            { search: withModal(location.search, name, props), hash: location.hash },
            { state: { ...(location.state as EntryState), [PUSHED]: true }, preventScrollReset: true },
          );
        },
        closed({ id }, all) {
          if (linked.current !== id) return undefined;
          linked.current = undefined;
          const { location, navigate } = latest.current;
          // Closed before its address came about: back as soon as it did.
          if (under.current) {
            return new Promise((done) => {
              under.current = { done, thenBack: true };
            });
          }
          if (!new URLSearchParams(location.search).has(MODAL_PARAM)) return undefined;
          const { [PUSHED]: pushed, ...state } = { ...(location.state as EntryState) };
          return new Promise((done) => {
            under.current = { done };
            if (pushed && !all) return navigate(-1);
            navigate(
              { search: withoutModal(location.search), hash: location.hash },
              { replace: true, state, preventScrollReset: true },
            );
          });
        },
      }),
    [modals],
  );

  useEffect(() => {
    const mine = under.current;
    under.current = undefined;
    const query = new URLSearchParams(location.search);
    const name = query.get(MODAL_PARAM);
    if (mine?.thenBack && name !== null) {
      under.current = { done: mine.done };
      return void navigate(-1);
    }
    mine?.done?.();
    if (name === null) {
      const from = modals.opened.findIndex(({ id }) => id === linked.current);
      linked.current = undefined;
      // Going back closes what the address named and what lies over it, or else whatever was open.
      if (from !== -1 || (navigation === 'POP' && !mine))
        for (const modal of modals.opened.slice(Math.max(from, 0))) modal.close();
      return;
    }
    const link = linkOf(name);
    const props = link?.parse(query, location.pathname);
    if (!link || !props || mine || linked.current !== undefined) return;
    if (link.access === 'signed-in' && !signedIn)
      return void navigate(routes.login(location.pathname + location.search + location.hash), {
        replace: true,
      });
    void modals.open(name as ModalName, props as ModalProps<ModalName>).then((answer) => {
      if (answer === undefined || !link.answered) return;
      const { hash, ...now } = latest.current.location;
      const search = withoutModal(now.search, link.answered(answer));
      navigate({ search, hash }, { replace: true, preventScrollReset: true });
    });
  }, [location.key, signedIn]);

  return null;
}
