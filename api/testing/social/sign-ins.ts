import { sql } from 'drizzle-orm';
import { anonymous } from '../people/actor.ts';
import { buildTestApp } from '../servers/build-test-app.ts';

export const LINKEDIN = '/api/register_by_access_token/social/linkedin-oauth2/';
export const GOOGLE = '/api/register_by_access_token/social/google-oauth2/';

/** The application on its own database, and who signs in to it. */
export async function openSignIns() {
  const app = await buildTestApp();
  const nobody = anonymous(app);
  const fresh = () => app.db.execute(sql`truncate users cascade`);
  const whoIs = async (access: string) =>
    (
      await nobody.call('GET', '/api/users/current_user/', undefined, {
        authorization: `Bearer ${access}`,
      })
    ).body;
  return { app, nobody, fresh, whoIs };
}
