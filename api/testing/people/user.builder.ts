import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../../src/features/auth/index.ts';
import { insertUser, type UserRow } from '../../src/features/users/index.ts';

export const PASSWORD = 'Otters-and-Quinces-7';
let hashed: Promise<string> | undefined;

/** Creates a user with the password of tests, a proven e-mail, and default values for missing fields. */
export async function buildUser(app: FastifyInstance, facts: Partial<UserRow> = {}): Promise<UserRow> {
  hashed ??= hashPassword(PASSWORD);
  return insertUser(app.db, {
    email: `${randomBytes(6).toString('hex')}@example.test`,
    firstName: 'Alex',
    lastName: 'Martin',
    passwordHash: await hashed,
    emailProvenAt: new Date(),
    ...facts,
  });
}
