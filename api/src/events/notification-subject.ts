/** The subject of a notification. At most one of the last four is set: it may ask for an answer. */
export interface NotificationSubject {
  dealId?: number;
  opportunityId?: number;
  requestId?: number;
  letterId?: number;
  questionId?: number;
  fileId?: number;
}

const ANSWERABLE = ['requestId', 'letterId', 'questionId', 'fileId'] as const;

/** The columns of what may ask for an answer. */
export function answerableOf(about: NotificationSubject): { kind: string; id: number } | null {
  for (const kind of ANSWERABLE) {
    const id = about[kind];
    if (id !== undefined) return { kind: kind.slice(0, -2), id };
  }
  return null;
}
