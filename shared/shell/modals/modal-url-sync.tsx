import { useEffect, useRef } from 'react';
import { routes } from '../../contract/wire/routes.ts';
import type { ModalName, ModalProps, OpenModal } from '../../kernel/modals/index.ts';
import { useShellPlatform } from '../../kernel/platform/index.ts';
import { useLocation, useNavigate, useNavigationType } from '../../kernel/router/index.ts';
import { useSignedIn } from '../../kernel/session/index.ts';
import { afterPaint } from './after-paint.ts';
import { linkOf, MODAL_PARAM, withModal, withoutModal } from './modal-links.ts';
import { useModalLeaveGuard } from './use-modal-leave-guard.ts';

/**
 * The mark in the state of a history entry that opening the modal has pushed, so that one step back leads to the page
 * without the modal.
 */
const PUSHED = 'modalPushed';
type EntryState = Record<string, unknown> | null;

/**
 * Keeps the history and the open modals in step. Opening a modal pushes a history entry, closing it goes back, and going back closes
 * it. A modal that has a link is named by the URL, and a URL that names one opens it, after signing in if needed.
 */
export function ModalUrlSync({ opened }: { opened: readonly OpenModal[] }) {
  const { modals } = useShellPlatform();
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const signedIn = useSignedIn();
  useModalLeaveGuard(opened);
  const latest = useRef({ location, navigate });
  latest.current = { location, navigate };
  /** The id of the modal that the history entry belongs to. */
  const linked = useRef<number>(undefined);
  /** The id of the modal whose entry comes once the modal is on the screen. */
  const unentered = useRef<number>(undefined);
  /** A navigation that was started here and is not finished. */
  const pending = useRef<{ done?: () => void }>(undefined);
  /** A modal that was opened meanwhile. */
  const waiting = useRef<OpenModal>(undefined);

  /** Gives a modal its history entry. */
  const enter = useRef(({ id, name, props }: OpenModal) => {
    const { location } = latest.current;
    if (linked.current !== undefined || 'leaving' in props) return;
    const named = new URLSearchParams(location.search).get(MODAL_PARAM);
    if (named !== null && named !== name) return;
    linked.current = id;
    if (named === name) return;
    unentered.current = id;
    // All that reads the address renders then.
    afterPaint(() => {
      if (unentered.current !== id) return;
      unentered.current = undefined;
      if (linked.current !== id) return;
      const { location, navigate } = latest.current;
      // An entry would undo a navigation that is not rendered yet.
      if (history.state && history.state.key !== location.key) {
        linked.current = undefined;
        return;
      }
      pending.current = {};
      navigate(
        {
          search: linkOf(name) ? withModal(location.search, name, props) : location.search,
          hash: location.hash,
        },
        {
          state: { ...(location.state as EntryState), [PUSHED]: true },
          preventScrollReset: true,
          // Going back at once would otherwise be missed: a busy page renders neither.
          flushSync: true,
        },
      );
    });
  });

  useEffect(
    () =>
      modals.observe({
        opened(modal) {
          // The one before it is being closed: its entry goes first.
          if (pending.current) waiting.current = modal;
          else enter.current(modal);
        },
        closed({ id }, all) {
          if (linked.current !== id) return undefined;
          linked.current = undefined;
          if (unentered.current === id) return undefined;
          const { location, navigate } = latest.current;
          const { [PUSHED]: pushed, ...state } = { ...(location.state as EntryState) };
          if (!pushed && !new URLSearchParams(location.search).has(MODAL_PARAM)) return undefined;
          return new Promise((done) => {
            pending.current = { done };
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
    const finished = pending.current;
    pending.current = undefined;
    const query = new URLSearchParams(location.search);
    const name = query.get(MODAL_PARAM);
    finished?.done?.();
    const next = modals.opened.find(({ id }) => id === waiting.current?.id);
    waiting.current = undefined;
    if (name === null && finished?.done && next) return enter.current(next);
    if (name === null) {
      const from = modals.opened.findIndex(({ id }) => id === linked.current);
      // A modal that the URL does not name is closed only by going back.
      if (from !== -1 && navigation !== 'POP' && !linkOf(modals.opened[from]?.name ?? null)) return;
      linked.current = undefined;
      // Going back closes the modal that the URL named and those above it, or else all.
      if (from !== -1 || (navigation === 'POP' && !finished))
        for (const modal of modals.opened.slice(Math.max(from, 0))) modal.close();
      return;
    }
    const link = linkOf(name);
    const props = link?.parse(query, location.pathname);
    if (!link || !props || finished || linked.current !== undefined) return;
    if (link.access === 'signed-in' && !signedIn)
      return void navigate(routes.login(location.pathname + location.search + location.hash), {
        replace: true,
      });
    void modals.open(name as ModalName, props as ModalProps<ModalName>).then((result) => {
      if (result === undefined || !link.applyResult) return;
      const { hash, ...now } = latest.current.location;
      const search = withoutModal(now.search, link.applyResult(result));
      navigate({ search, hash }, { replace: true, preventScrollReset: true });
    });
  }, [location.key, signedIn]);

  return null;
}
