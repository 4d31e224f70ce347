import type { CompanyEvent } from '#contract/media.ts'
import { toEventTime } from './event-time.ts'

type Content = Partial<Omit<CompanyEvent, 'Time'>> & Pick<CompanyEvent, 'StartDate'>

export function createEvent(given: Content, firmZone = 'America/New_York'): CompanyEvent {
  const event = {
    CompanyEvent_ID: '3',
    Title: 'Open day',
    Description: null,
    EndDate: null,
    Location: null,
    LocationURL: null,
    WebsiteImageURL: null,
    TimeZone: null,
    ...given,
  }
  return { ...event, Time: toEventTime(event, firmZone) }
}
