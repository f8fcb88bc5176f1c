import { DAY_MS, routes } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../db/connect.ts';
import { hashToken, newToken } from '../../auth/index.ts';
import { insertUndoLink } from './undo-link.sql.ts';

/** Long enough for a holiday. */
export const UNDO_DAYS = 7;

/**
 * The time since which an undo removes what was added to an account: an intruder may add a passkey or link an
 * identity days before the change that its owner notices. The factors that it was created with stay.
 */
export const undoneSince = (changedAt: Date, openedAt: Date): Date =>
  new Date(Math.max(changedAt.getTime() - UNDO_DAYS * DAY_MS, openedAt.getTime() + 1));

/** Stores a link that gives the account back to its address of now, and returns it for the mail to that address. */
export async function newUndoLink(
  app: FastifyInstance,
  tx: Transaction,
  user: { id: number; email: string; passwordHash: string | null },
): Promise<{ undo: string; undoDays: number }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + UNDO_DAYS * DAY_MS);
  await insertUndoLink(tx, {
    userId: user.id,
    email: user.email.toLowerCase(),
    passwordHash: user.passwordHash,
    hash: hashToken(token),
    expiresAt,
  });
  return { undo: app.config.publicUrl + routes.undoChange(user.id, token), undoDays: UNDO_DAYS };
}
