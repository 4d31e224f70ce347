import { facts } from '../facts.ts'
import { firm } from '../firm.ts'

/** An event as it is written down, in days from the day of import, at or after which it begins; a negative start lies in the past. */
export type Event = {
  readonly id: string
  readonly title: string
  readonly startsInDays: number
  /** The hour of the beginning in UTC; null when only the day matters. */
  readonly hour: number | null
  /** Days from the first to the last; null when the event has no end. */
  readonly lastsDays: number | null
  readonly place: string
  readonly address: string | null
  readonly description: string
}

/** Events (C3.4-05): three past, one this week or next, four to come. */
export const events: ReadonlyArray<Event> = [
  {
    id: '88',
    title: 'Open House at Headquarters',
    startsInDays: 12,
    hour: 21,
    lastsDays: null,
    place: `${firm.tradeName}, 1973 Larch Ridge Boulevard, Arlington, Virginia`,
    address: '/contact?office=Corporate%20Headquarters',
    description: `<p>Come and see where the numbers are made. For three hours after school and before supper, analysts, engineers and recruiters are at their desks for visitors, with coffee, cider and real estimates to look at (the unclassified ones).</p>
<ul><li>First hour: how to price something that has never been built</li><li>Second hour: a walk through Heartwood, our cost data library</li><li>Third hour: questions to owners: what employee ownership is like on an ordinary Tuesday</li></ul>
<p>No registration is needed. Families are welcome; the elevator is on the left.</p>`,
  },
  {
    id: '91',
    title: 'Cost Estimating in One Week: A Short Course',
    startsInDays: 33,
    hour: null,
    lastsDays: 4,
    place: 'Columbia, Maryland',
    address: '/contact?office=Columbia%20Office',
    description: `<p>Our introductory course for new government estimators, taught by people who estimated something last week. Five days lead from the work breakdown structure to a documented estimate with a range, which each group defends on Friday before a panel that asks rude questions politely.</p>
<p>The course is free for government civilians and service members. Bring a laptop and one number from your own work that you do not believe.</p>`,
  },
  {
    id: '93',
    title: 'Sea and Shore Maintenance Symposium',
    startsInDays: 58,
    hour: null,
    lastsDays: 2,
    place: 'Tidewater Hall, Norfolk, Virginia',
    address: 'https://sea-and-shore.example/symposium',
    description: `<p>Planners, shipbuilders and fleet staffs meet for three days to talk about ship repair. ${firm.shortName} analysts contribute two papers, one on growth in dry dock work and one on the language of maintenance notes, and a small exhibit with a planning board that you may rearrange.</p>
<p>You will find us beside the coffee, which is deliberate. Colleagues from the Norfolk office are glad to talk about openings.</p>`,
  },
  {
    id: '96',
    title: 'Partner Day for Small Businesses, Colorado Springs',
    startsInDays: 96,
    hour: null,
    lastsDays: 0,
    place: 'Colorado Springs, Colorado',
    address: '/contact?office=Colorado%20Springs%20Office',
    description: `<p>Small firms that would like to work with us in space and ground systems are invited to spend a day with our project leaders. The morning explains how our subcontracts work; the afternoon is set aside for conversations of twenty minutes each.</p>
<p>Please introduce your firm beforehand with a <a href="/contracts/small-business/profile-form">profile</a>, so that we can bring the right people to the table.</p>`,
  },
  {
    id: '86',
    title: 'Schedule Week in El Segundo',
    startsInDays: -1,
    hour: null,
    lastsDays: 3,
    place: 'El Segundo, California',
    address: null,
    description: `<p>Four days on schedules of space programs: health checks, risk interviews, and an open clinic to which program offices may bring their own file. Sessions start at nine and end when the questions do.</p>
<p>Visitors need to be on the list of the host by noon of the day before.</p>`,
  },
  {
    id: '82',
    title: 'Career Fair for Veterans, San Diego',
    startsInDays: -21,
    hour: null,
    lastsDays: 0,
    place: 'San Diego, California',
    address: 'https://veterans-career-fair.example/san-diego',
    description: `<p>Every sixth colleague at ${firm.shortName} has served, many of them in maintenance, supply or aviation. At this fair they answered questions about what the change is like and which skills turned out to count.</p>
<p>Thank you to the two hundred visitors who stopped by. Those who left an address have heard from us.</p>`,
  },
  {
    id: '77',
    title: 'Workshop on Small Samples',
    startsInDays: -74,
    hour: null,
    lastsDays: 1,
    place: 'Seaside, California',
    address: '/contact?office=Seaside%20Office',
    description: `<p>What may one conclude from seven ships? Statisticians and estimators spent two days on prediction intervals, expert priors and the art of saying “we cannot tell.” Twelve papers were given and three of them withdrawn in good spirits after discussion.</p>
<p>The proceedings appear in this year’s methods volume.</p>`,
  },
  {
    id: '71',
    title: 'Founders’ Day Picnic',
    startsInDays: -171,
    hour: null,
    lastsDays: 0,
    place: 'Arlington, Virginia',
    address: null,
    description: `<p>In ${facts.founded.month} ${facts.founded.by} analysts rented a room with one telephone. Each year we eat potato salad in their honor. This time the tug of war between Software and Cost Analysis ended in a draw, after a recount.</p>
<p><em>Lost and found:</em> one slide rule, engraved. The owner may collect it at the front desk.</p>`,
  },
]
