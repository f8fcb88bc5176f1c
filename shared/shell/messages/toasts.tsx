import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/ui/index.ts';
import { type Message, shownMessagesAtom, useMessages } from '../../kernel/messages/index.ts';
import { Link } from '../../kernel/router/index.ts';
import { useAtomValue } from '../../kernel/store/index.ts';

const ICONS = { notice: 'bell', success: 'check', warn: 'alert', error: 'alert' } as const;
const transition = cssTransition({ enter: 'handover-toast-in', exit: 'handover-toast-out', collapse: false });

interface ToastBodyProps extends Pick<Message, 'text' | 'link' | 'choices'> {
  onFollow: () => void;
  closeToast: () => void;
}

/** The text and the link of a message; CSS makes the whole toast clickable. */
const ToastBody = ({ text, link, choices = [], onFollow, closeToast }: ToastBodyProps) => (
  <div className="handover-toast-body">
    <p>{text}</p>
    {link && (
      <Link to={link.to} className="handover-toast-link" onClick={onFollow}>
        {link.label}
      </Link>
    )}
    {choices.length > 0 && (
      <div className="handover-toast-choices">
        {choices.map(({ label, onChoose }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              onChoose();
              closeToast();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    )}
  </div>
);

function show({ id, text, variant, link, choices }: Message, onClose: () => void) {
  const follow = (closeToast: () => void) => () => {
    link?.onFollow?.();
    closeToast();
  };
  const body = ({ closeToast }: { closeToast: () => void }) => (
    <ToastBody {...{ text, link, choices, closeToast }} onFollow={follow(closeToast)} />
  );
  toast(body, {
    toastId: id,
    onClose,
    className: `handover-toast-${variant}`,
    icon: <Icon name={ICONS[variant]} size={18} />,
    // Errors interrupt a screen reader, other messages wait for a pause.
    role: variant === 'error' ? 'alert' : 'status',
    autoClose: variant === 'error' || link || choices ? 10_000 : 6000,
  });
}

function dismissAll() {
  toast.clearWaitingQueue();
  toast.dismiss();
}

/** Focus pauses the timers, as hovering does. Once its toast is closed it goes back to where it came from, or to the title of the page. */
function useToastFocus() {
  const before = useRef<Element | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      toast.pause();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) toast.play();
    },
    // This runs after the handler of the button, which may have moved the focus.
    onClick: ({ currentTarget, target }: MouseEvent) => {
      if (!currentTarget.contains(document.activeElement) || !(target as Element).closest('button, a'))
        return;
      const back = before.current?.isConnected ? before.current : document.querySelector('h1');
      (back as HTMLElement | null)?.focus({ preventScroll: true });
      toast.play();
    },
  };
}

/** react-toastify, unstyled: the content security policy forbids its style tag. */
export function Toasts() {
  const messages = useMessages();
  const shown = useAtomValue(shownMessagesAtom);
  const { t } = useTranslation('common');
  const focus = useToastFocus();
  /** The ids of the messages that have a toast. */
  const toasted = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const before = toasted.current;
    toasted.current = new Set(shown.map(({ id }) => id));
    // A toast that closes removes its own message, so only after `clear` are there toasts without one.
    if (before.size > 0 && !shown.some(({ id }) => before.has(id))) dismissAll();
    for (const message of shown)
      if (!before.has(message.id)) show(message, () => messages.dismiss(message.id));
  }, [messages, shown]);

  return (
    <div {...focus}>
      <ToastContainer
        aria-label={t('messages.region')}
        position="bottom-right"
        newestOnTop
        closeOnClick={false}
        pauseOnHover
        pauseOnFocusLoss
        hideProgressBar
        limit={4}
        transition={transition}
        closeButton={({ closeToast }) => (
          <button
            type="button"
            className="handover-toast-close"
            aria-label={t('action.close')}
            onClick={closeToast}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      />
    </div>
  );
}
