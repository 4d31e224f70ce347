import { sql, type Kysely } from 'kysely'

const kinds = [
  'ADAJobDescription',
  'ApplicantSource',
  'AttachmentType',
  'Country',
  'EthnicCategory',
  'Gender',
  'MaritalStatus',
  'State',
  'TestEntity',
  'VeteranType',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of kinds)
    await sql
      .raw(
        `create table "${kind}" (
          "${kind}_ID" text primary key,
          "Description" text not null, "IsActive" boolean not null, "SortOrder" integer,
          "ServerOrder" integer not null)`,
      )
      .execute(db)
}
