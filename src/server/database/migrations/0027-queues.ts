import { sql, type Kysely } from 'kysely'

const place = [
  `add column class smallint not null default 0`,
  `add column turn integer not null default 0`,
  `add column party text not null default ''`,
].join(', ')

const indexes = (table: string) => [
  `create index ${table}_next on ${table} (class, turn, due_at) where gave_up_at is null`,
  `create index ${table}_party on ${table} (party, class, turn) where gave_up_at is null`,
]

const statements = [
  `create table queue_turn (queue text not null, class smallint not null, turn integer not null,
    primary key (queue, class))`,
  `drop index mail_outbox_next`,
  `alter table mail_outbox ${place}`,
  `update mail_outbox set class = case when is_bulk then 3 else 1 end`,
  `alter table mail_outbox alter column attempts set default 0, alter column class set default 1`,
  `create function keep_bulk() returns trigger language plpgsql as $$ begin
    if new.is_bulk then new.class := 3; elsif new.class = 3 then new.is_bulk := true; end if;
    return new; end $$`,
  `create trigger keep_bulk before insert on mail_outbox for each row execute function keep_bulk()`,
  ...indexes('mail_outbox'),
  `drop index webhook_outbox_next`,
  `alter table webhook_outbox ${place}`,
  ...indexes('webhook_outbox'),
  `create table scan_queue (
    id text primary key references attachment on delete cascade,
    class smallint not null default 0, turn integer not null default 0,
    party text not null default '', network text,
    created_at timestamptz not null, due_at timestamptz not null, attempts integer not null default 0,
    gave_up_at timestamptz, last_error text)`,
  ...indexes('scan_queue'),
  `create index scan_queue_network on scan_queue (network, class, turn) where gave_up_at is null`,
  `insert into scan_queue (id, party, created_at, due_at, attempts)
    select "Attachment_ID", "Application_ID", uploaded_at, coalesce(scan_due_at, uploaded_at), scan_attempts
    from attachment where scan = 'waiting'`,
  `alter table attachment alter column scan_due_at set default now()`,
]

/** `is_bulk`, `scan_due_at` and `scan_attempts` stay for the previous release, which still writes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
