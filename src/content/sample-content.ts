import type { ContentName } from '#contract/entity-names.ts'
import type { entities } from '#contract/entities.ts'
import { countDates, type SampleRow } from './relative-dates.ts'
import ADAJobDescription from './sample/ADAJobDescription.json' with { type: 'json' }
import ApplicantSource from './sample/ApplicantSource.json' with { type: 'json' }
import AttachmentType from './sample/AttachmentType.json' with { type: 'json' }
import CompanyEvent from './sample/CompanyEvent.json' with { type: 'json' }
import CompanyNews from './sample/CompanyNews.json' with { type: 'json' }
import ContractsContact from './sample/ContractsContact.json' with { type: 'json' }
import Country from './sample/Country.json' with { type: 'json' }
import EthnicCategory from './sample/EthnicCategory.json' with { type: 'json' }
import Gender from './sample/Gender.json' with { type: 'json' }
import JobPostingGroup from './sample/JobPostingGroup.json' with { type: 'json' }
import JobPostingHeader from './sample/JobPostingHeader.json' with { type: 'json' }
import Location from './sample/Location.json' with { type: 'json' }
import MaritalStatus from './sample/MaritalStatus.json' with { type: 'json' }
import State from './sample/State.json' with { type: 'json' }
import SystemMessage from './sample/SystemMessage.json' with { type: 'json' }
import TestEntity from './sample/TestEntity.json' with { type: 'json' }
import VeteranType from './sample/VeteranType.json' with { type: 'json' }
import WebsiteStat from './sample/WebsiteStat.json' with { type: 'json' }

export type SampleContent = {
  readonly [Name in ContentName]: ReadonlyArray<(typeof entities)[Name]['schema']['Encoded']>
}

const tables: Readonly<Record<ContentName, ReadonlyArray<SampleRow>>> = {
  Location,
  JobPostingGroup,
  JobPostingHeader,
  CompanyNews,
  CompanyEvent,
  ContractsContact,
  SystemMessage,
  ADAJobDescription,
  ApplicantSource,
  AttachmentType,
  Country,
  EthnicCategory,
  Gender,
  MaritalStatus,
  State,
  TestEntity,
  VeteranType,
  WebsiteStat,
}

/** @param today in milliseconds; any moment of the same day gives the same rows */
export const sampleContent = (today: number): SampleContent =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => countDates(row, today))]),
  ) as unknown as SampleContent
