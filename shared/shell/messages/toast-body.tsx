import type { Message } from '../../kernel/messages/index.ts';
import { Link } from '../../kernel/router/index.ts';

interface ToastBodyProps extends Pick<Message, 'text' | 'link'> {
  onFollow: () => void;
}

/** The words of a message and, where it leads somewhere, the way there: the whole toast can be clicked. */
export const ToastBody = ({ text, link, onFollow }: ToastBodyProps) => (
  <div className="handover-toast-body">
    <p>{text}</p>
    {link && (
      <Link to={link.to} className="handover-toast-link" onClick={onFollow}>
        {link.label}
      </Link>
    )}
  </div>
);
