import { type FocusEvent, useEffect, useRef } from 'react';
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

interface ToastBodyProps extends Pick<Message, 'text' | 'link'> {
  onFollow: () => void;
}

/** The words of a message and, where it leads somewhere, the way there: the whole toast can be clicked. */
const ToastBody = ({ text, link, onFollow }: ToastBodyProps) => (
  <div className="handover-toast-body">
    <p>{text}</p>
    {link && (
      <Link to={link.to} className="handover-toast-link" onClick={onFollow}>
        {link.label}
      </Link>
    )}
  </div>
);

function show({ id, text, variant, link }: Message, onClose: () => void) {
  const follow = (closeToast: () => void) => () => {
    link?.onFollow?.();
    closeToast();
  };
  toast(({ closeToast }) => <ToastBody text={text} link={link} onFollow={follow(closeToast)} />, {
    toastId: id,
    onClose,
    className: `handover-toast-${variant}`,
    icon: <Icon name={ICONS[variant]} size={18} />,
    // Errors interrupt a screen reader, the rest waits for a pause.
    role: variant === 'error' ? 'alert' : 'status',
    autoClose: variant === 'error' || link ? 10_000 : 6000,
  });
}

function dismissAll() {
  toast.clearWaitingQueue();
  toast.dismiss();
}

/** Who reads one with the keyboard is given the time for it, as the mouse is. */
const holding = {
  onFocus: () => toast.pause(),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toast.play();
  },
};

/** react-toastify without its style tag, which the content security policy would refuse; our CSS instead. */
export function Toasts() {
  const messages = useMessages();
  const shown = useAtomValue(shownMessagesAtom);
  const { t } = useTranslation('common');
  /** The messages that have their toast, by id. */
  const drawn = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const before = drawn.current;
    drawn.current = new Set(shown.map(({ id }) => id));
    // A toast that closes takes its own message away; only when all were taken back are there toasts without a message.
    if (before.size > 0 && !shown.some(({ id }) => before.has(id))) dismissAll();
    for (const message of shown)
      if (!before.has(message.id)) show(message, () => messages.dismiss(message.id));
  }, [messages, shown]);

  return (
    <div {...holding}>
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
