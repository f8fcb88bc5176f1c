import { useMessages } from '@handover/shared/messages';

/** Tells what was done, or why not. What is done may take its own button away, and its callbacks with it; a promise stays. */
export function useTold() {
  const messages = useMessages();
  return (done: Promise<unknown>, text: string): Promise<boolean> =>
    done.then(
      () => {
        messages.success(text);
        return true;
      },
      (error: unknown) => {
        messages.failure(error);
        return false;
      },
    );
}
