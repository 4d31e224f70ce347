import { firm } from './firm.ts'
import type { CompanyEvent } from '#contract/company-event.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import type { ContractsContact } from '#contract/contracts-contact.ts'
import type { JobPostingGroup } from '#contract/job-posting-group.ts'
import type { Location } from '#contract/location.ts'
import { contractContacts } from './authored/contract-contacts.ts'
import { events } from './authored/events.ts'
import { groups } from './authored/groups.ts'
import { news } from './authored/news.ts'
import { offices, type Office } from './authored/offices.ts'
import { states } from './authored/states.ts'
import { dayFrom, momentFrom, nullableDayFrom, workdaysFrom } from './relative-dates.ts'
import { htmlLines } from './sample-html.ts'

const locationRow = (office: Office): (typeof Location)['Encoded'] => ({
  Location_ID: office.id,
  Description: office.description,
  Name: `${firm.tradeName}, ${office.city}`,
  FullAddress: htmlLines([office.street, office.suite, `${office.city}, ${office.state} ${office.zip}`]),
  PhoneNumber: office.phone,
  FaxNumber: office.fax,
  Email: office.email,
  Extension: office.extension,
  MapURL: null,
  LocationState: states[office.state],
  LocationCity: office.city,
  State: states[office.state],
  City: office.city,
  Latitude: office.latitude,
  Longitude: office.longitude,
})

/** The offices as rows (C3.5-06). */
export const sampleLocations = (): ReadonlyArray<(typeof Location)['Encoded']> =>
  Object.values(offices).map(locationRow)

/** The categories of jobs as rows (J3-22). */
export const sampleGroups = (): ReadonlyArray<(typeof JobPostingGroup)['Encoded']> =>
  groups.map(({ id, description, isFeatured, isActive }) => ({
    JobPostingGroup_ID: id,
    Description: description,
    IsFeatured: isFeatured,
    IsActive: isActive,
  }))

/** The news as rows (C3.4-01). */
export const sampleNews = (today: number): ReadonlyArray<(typeof CompanyNews)['Encoded']> =>
  news.map((item) => ({
    CompanyNews_ID: item.id,
    Title: item.title,
    ShortDescription: item.summary,
    Body: item.body,
    PublishedDate: dayFrom(today, -item.publishedDaysAgo),
    WebsiteImageURL: null,
    NewsType: item.type,
    Source: item.source?.name ?? null,
    SourceURL: item.source?.address ?? null,
  }))

/** The events as rows (C3.4-05). */
export const sampleEvents = (today: number): ReadonlyArray<(typeof CompanyEvent)['Encoded']> =>
  events.map(({ id, title, description, hour, lastsDays, place, address, startsInDays }) => {
    const start = workdaysFrom(today, startsInDays, lastsDays ?? 0)
    return {
      CompanyEvent_ID: id,
      Title: title,
      Description: description,
      StartDate: hour === null ? dayFrom(today, start) : momentFrom(today, start, hour),
      EndDate: nullableDayFrom(today, lastsDays === null ? null : start + lastsDays),
      Location: place,
      LocationURL: address,
      WebsiteImageURL: null,
    }
  })

/** The contract contacts as rows (C2.8-31, C2.9-02). */
export const sampleContacts = (): ReadonlyArray<(typeof ContractsContact)['Encoded']> =>
  contractContacts.map((contact) => ({
    ContractsContact_ID: contact.id,
    Role: contact.role,
    Name: contact.name,
    Email: contact.email,
    Location_ID: offices[contact.office].id,
    DirectOfficePhoneNumber: contact.directPhone,
    Extension: contact.extension,
  }))
