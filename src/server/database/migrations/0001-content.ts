import { sql, type Kysely } from 'kysely'

const statements = [
  `create table "Location" (
    "Location_ID" text primary key,
    "Description" text, "Name" text, "FullAddress" text, "PhoneNumber" text, "FaxNumber" text, "Email" text,
    "Extension" text, "MapURL" text, "LocationState" text, "LocationCity" text, "State" text, "City" text,
    "Latitude" double precision, "Longitude" double precision,
    "ServerOrder" integer not null)`,
  `create table "JobPostingGroup" (
    "Description" text primary key,
    "JobPostingGroup_ID" text, "IsFeatured" boolean not null, "IsActive" boolean not null,
    "ServerOrder" integer not null)`,
  `create table "JobPostingHeader" (
    "JobPosting_ID" text primary key,
    "TrackingNumber" text not null, "JobFunction" text not null,
    "Description" text, "ShortDescription" text, "Responsibilities" text, "SkillsRequired" text,
    "EducationRequirement" text, "IsFullTime" boolean not null, "Workplace" text, "HasSecurity" smallint,
    "ExperienceLevel" text, "IsFeatured" smallint, "JobPostingGroups" text, "LastModifiedDate" timestamptz not null,
    "Location_ID" text references "Location" deferrable initially deferred,
    "Address1" text, "Address2" text, "City" text, "State" text, "State_ID" text, "ZipCode" text,
    "FirstPublished" timestamptz not null,
    "ServerOrder" integer not null)`,
  `create table "CompanyNews" (
    "CompanyNews_ID" text primary key,
    "Title" text not null, "ShortDescription" text, "Body" text, "PublishedDate" timestamptz not null,
    "WebsiteImageURL" text, "NewsType" text, "Source" text, "SourceURL" text,
    "ServerOrder" integer not null)`,
  `create table "CompanyEvent" (
    "CompanyEvent_ID" text primary key,
    "Title" text not null, "Description" text,
    "StartDate" timestamptz not null, "StartDateType" text not null,
    "EndDate" timestamptz, "EndDateType" text,
    "Location" text, "LocationURL" text, "WebsiteImageURL" text,
    "ServerOrder" integer not null)`,
  `create table "ContractsContact" (
    "ContractsContact_ID" text primary key,
    "Role" text not null, "Name" text not null, "Email" text,
    "Location_ID" text references "Location" deferrable initially deferred,
    "DirectOfficePhoneNumber" text, "Extension" text,
    "ServerOrder" integer not null)`,
  `create table "WebsiteStat" (
    "employeeCount" integer not null, "openingCount" integer not null, "locationCount" integer not null,
    "years" integer not null, "employeeOwnedPercent" integer not null,
    "ServerOrder" integer primary key)`,
  `create table content_version (
    id integer primary key generated always as (1) stored,
    version integer not null)`,
  `insert into content_version (version) values (0)`,
  `create table idempotency_key (
    key text primary key, body_hash text not null, status integer not null, reply text not null,
    created_at timestamptz not null)`,
  `create index idempotency_key_created_at on idempotency_key (created_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
