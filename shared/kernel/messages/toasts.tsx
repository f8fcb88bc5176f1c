import { type FocusEvent, useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/ui/index.ts';
import { usePlatform } from '../platform/platform-context.ts';
import type { Message } from './messages.ts';
import { ToastBody } from './toast-body.tsx';

export interface ToastsProps {
  /** What was said until these were fetched. */
  first: readonly Message[];
  onReady: () => void;
}

const ICONS = { notice: 'bell', success: 'check', warn: 'alert', error: 'alert' } as const;
const transition = cssTransition({ enter: 'handover-toast-in', exit: 'handover-toast-out', collapse: false });

function show({ id, text, variant, link }: Message) {
  const follow = (closeToast: () => void) => () => {
    link?.onFollow?.();
    closeToast();
  };
  toast(({ closeToast }) => <ToastBody text={text} link={link} onFollow={follow(closeToast)} />, {
    toastId: id,
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
export function Toasts({ first, onReady }: ToastsProps) {
  const { messages } = usePlatform();
  const { t } = useTranslation('common');
  const shown = useRef(false);

  // What waited is shown once, on arrival; from then on messages come by themselves.
  useEffect(() => {
    const stop = messages.subscribe(show, dismissAll);
    if (!shown.current) for (const message of first) show(message);
    shown.current = true;
    onReady();
    return stop;
  }, [messages]);

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
