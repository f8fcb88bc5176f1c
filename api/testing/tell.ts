import type { Pool } from 'pg';

/** Notifies a user as `notify` does, from outside of any application. */
export const tell = (pool: Pool, userId: number, title: string) =>
  pool.query(
    `with told as (insert into notifications (user_id, type, text_key, params, link)
       values ($1, 'question_asked', 'question_asked', $2, '/') returning id, user_id)
     select pg_notify('handover', json_build_object('told', json_build_array(json_build_array(user_id, id)))::text) from told`,
    [userId, JSON.stringify({ project_title: title })],
  );
