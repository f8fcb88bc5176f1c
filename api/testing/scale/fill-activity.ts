import type { Heavy, MarketSize } from './fill-market.ts';

/** SQL for the activity of users: favourites, requests, deals, files, questions, notifications, sessions. */
export const activityOf = (
  { broker, seller }: Heavy,
  { users, opportunities: all, every }: MarketSize,
  mix: (by: string) => string,
): string[] => [
  // Four people are in a firm, and the broker.
  `insert into firms (id, name, kind, country_id) overriding system value
    select 1 + i, 'Firm ' || i, 'adviser', 1 from generate_series(0, ${users} / 4) i`,
  `insert into firm_members (user_id, firm_id, role) select ${broker}, 1, 'owner'::firm_role
    union all select 1000 + i, 1 + i / 4, 'member' from generate_series(0, ${users} - 1) i on conflict do nothing`,
  `insert into firm_invitations (firm_id, hash, email, role, invited_by, expires_at)
    select 1 + i / 100, 'invitation ' || i, 'colleague' || i || '@people.test', 'member', ${broker}, now() + interval '9 days'
    from generate_series(0, ${users} - 1) i`,
  `insert into favorites (user_id, opportunity_id)
    select ${broker}, 1 + i * 29 % ${all} from generate_series(1, 3000) i
    union select ${seller}, 1 + i * 31 % ${all} from generate_series(1, 300) i
    union select 1000 + ${mix('i')} % ${users}, 1 + ${mix('i + 1')} % ${all} from generate_series(1, ${all}) i`,
  // Requests of others for the seller's listings, of the broker for those of others, and among others.
  `insert into access_requests (opportunity_id, requester_id, status, expires_at, created_at)
    select 1 + ${every} * (i % 270 + 1), 1000 + i / 270, 'pending'::access_request_status, now() + make_interval(days => 1 + i % 20),
      now() - make_interval(mins => ${mix('i')} % 9000) from generate_series(1, 3500) i where (1 + ${every} * (i % 270 + 1)) % 10 > 0
    union all select 10 * i + 1, ${broker}, 'declined'::access_request_status, now() + make_interval(days => i % 20),
      now() - make_interval(mins => ${mix('i')} % 9000) from generate_series(1, least(4000, ${all / 25})) i
    union all select 10 * i + 2, 1000 + i % ${users}, 'pending', now() + make_interval(days => 1 + i % 20),
      now() - make_interval(mins => ${mix('i')} % 9000) from generate_series(1, ${all * 0.3}) i on conflict do nothing`,
  `insert into deals (id, opportunity_id, access_request_id, owner_id, requester_id, title, phase, status, exclusivity_ends_at, created_at, updated_at)
    overriding system value
    select i, o.id, i, o.owner_id, case when i % 20 = 1 then ${broker} else 1000 + i % ${users} end, o.project_title,
      (enum_range(null::deal_phase))[1 + i % 5], (enum_range(null::deal_status))[1 + i % 4],
      case when i % 7 = 0 then now() + interval '30 days' end, now() - make_interval(mins => ${mix('i')} % 90000),
      now() - make_interval(mins => ${mix('i + 1')} % 90000)
    from generate_series(1, ${all * 0.3}) i
      join opportunities o on o.id = case when i <= least(1500, ${all * 0.06}) then 10 * i else 2 + 10 * (${mix('i')} % ${all / 20}) end`,
  `insert into access_requests (id, opportunity_id, requester_id, status, expires_at, created_at)
    overriding system value select access_request_id, opportunity_id, requester_id, 'accepted', created_at, created_at from deals
    on conflict do nothing`,
  `insert into loi_documents (deal_id, opportunity_id, status, expiration_date, file_id, submitted_by)
    select id, opportunity_id, (array['submitted', 'withdrawn']::loi_status[])[1 + id % 2], current_date + 1 + (id % 9)::int, 1, requester_id
    from deals where id % 3 = 0`,
  `insert into deal_opportunities (id, deal_id, company_name, type, project_title, activity) overriding system value
    select d.id, d.id, coalesce(c.name, ''), o.type, o.project_title, o.activity from deals d
      join opportunities o on o.id = d.opportunity_id left join companies c on c.id = o.company_id`,
  `insert into deal_opportunity_sectors select d.id, s.sector_id from deals d join opportunity_sectors s on s.opportunity_id = d.opportunity_id`,
  `insert into deal_archives (deal_id, user_id) select id, ${broker} from deals where id % 10 = 0 and ${broker} in (owner_id, requester_id)
    union select id, requester_id from deals where id % 10 = 3`,
  `insert into deal_events (deal_id, event) select id, 'created' from deals
    union all select 10, 'question_asked' from generate_series(1, 1500)`,
  `insert into questions_and_answers (deal_id, number, asked_by, question, created_at)
    select 10, 30000 + i, ${broker}, 'How many?', now() - make_interval(mins => ${mix('i')} % 9000) from generate_series(1, 1500) i
    union all select i, 1, 1000, 'How many?', now() from generate_series(1, ${all * 0.3}) i`,
  ...['company_id', 'opportunity_id', 'deal_opportunity_id'].map(
    (
      column,
    ) => `insert into files (kind, ${column}, number, name, extension, media_type, size, sha256, storage_key, created_at)
      select (array['annual_accounts', 'documents']::file_kind[])[1 + i % 2], 10, 1 + i / 2, 'Bilan ' || i || '.pdf', 'pdf', 'application/pdf',
        ${mix('i')} % 90000, 'x', '${column}' || i, now() - make_interval(mins => ${mix('i')} % 9000) from generate_series(1, 3000) i
      union all select 'documents'::file_kind, 11 + i % ${all * 0.09}, 1 + i / ${all * 0.09}, 'Bilan.pdf', 'pdf', 'application/pdf', 1, 'x', '${column}-' || i, now()
      from generate_series(1, ${all * 0.2}) i`,
  ),
  `insert into files (kind, sub_sector_id, uploaded_by, name, extension, media_type, size, sha256, storage_key)
    select 'background_image', 1 + i % 48, case when i % 2 = 0 then ${broker} else 1000 + i % ${users} end, 'Image', 'webp', 'image/webp', 1, 'x',
      'image' || i from generate_series(1, 4000) i`,
  `insert into document_texts (storage_key, state, text)
    select storage_key, 'whole', 'Bail commercial, ' || id from files where deal_opportunity_id is not null`,
  `insert into file_reads (file_id, user_id) select id, 1000 from files
    where deal_opportunity_id <> 10 or deal_opportunity_id = 10 and number <= 700`,
  `insert into notifications (user_id, type, text_key, link, is_read, created_at)
    select ${broker}, 'deal_paused', 'deal_paused', '/', i % 9 > 0, now() - make_interval(secs => ${mix('i')} % 9000000)
    from generate_series(1, ${all}) i
    union all select ${seller}, 'deal_paused', 'deal_paused', '/', i % 9 > 0, now() - make_interval(secs => ${mix('i')} % 9000000)
    from generate_series(1, 3000) i
    union all select 1000 + i % ${users}, 'deal_paused', 'deal_paused', '/', false, now() from generate_series(1, ${all / 2}) i`,
  `insert into sessions (user_id, idle_seconds, expires_at, last_used_at)
    select ${broker}, 5184000, now() + interval '1 year', now() - make_interval(mins => i) from generate_series(1, 1500) i
    union all select 1000 + i % ${users}, 5184000, now() + interval '1 year', now() from generate_series(1, ${all * 0.2}) i`,
  // The hashes are not those of a chain: nothing reads it here.
  `insert into audit_events (id, at, kind, actor_id, about, hash)
    select last.id + i, now(), (array['signed_in', 'session_ended', 'deal_read'])[1 + i % 3], case when i % 2 = 0 then 1000 + i % 100 end,
      jsonb_build_object('user', 1000 + i / 2 % 100), ''
    from generate_series(1, ${all / 2}) i, (select coalesce(max(id), 0) as id from audit_events) last`,
];
