import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { OfficesJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'

const officesOf = async (world: SiteWorld, name = 'Ada'): Promise<OfficesJourney> => (await world.person(name)).offices

const quoted = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '')

Given('the firm has these offices', function (this: SiteWorld, table: DataTable) {
  const offices = table.hashes()
  const jobs = offices.filter((line) => line['open job'])
  return this.site.publish({
    ...contentOfJobs(jobs.map(({ 'open job': title = '', city = '', state = '' }) => ({ title, city, state }))),
    Location: offices.map(({ office, city, state, address, phone, fax }) => ({
      Location_ID: `${city}, ${state}`,
      Description: office,
      City: city,
      State: state,
      FullAddress: address ?? null,
      PhoneNumber: phone ?? null,
      FaxNumber: fax ?? null,
    })),
  })
})

Given(
  /^(\w+) (?:looks|is looking) at the offices(?: with "([^"]*)")?$/,
  async function (this: SiteWorld, name: string, query: string | null) {
    await (await officesOf(this, name)).open(query ?? '')
  },
)

When(/^(\w+) (?:chooses|has chosen) the "([^"]*)"$/, async function (this: SiteWorld, name: string, office: string) {
  await (await officesOf(this, name)).choose(office)
})

When('{word} is thanked for {string}', async function (this: SiteWorld, name: string, id: string) {
  await (await officesOf(this, name)).beThanked(id)
})

When('{word} asks for the careers there', async function (this: SiteWorld, name: string) {
  await (await officesOf(this, name)).followCareers()
})

Then(/^the offices are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees((await officesOf(this)).shows.names, quoted(list))
})

Then('the selected office is the {string}', async function (this: SiteWorld, name: string) {
  await sees((await officesOf(this)).shows.selected, name)
})

Then('it stands where it can be seen', async function (this: SiteWorld) {
  await sees((await officesOf(this)).shows.isInView, true)
})

Then('the address now says {string}', async function (this: SiteWorld, query: string) {
  await sees((await officesOf(this)).shows.query, query)
})

Then('the page is called {string}', async function (this: SiteWorld, title: string) {
  await sees((await officesOf(this)).shows.title, title)
})

Then('the list is {int} pixels high and scrolls', async function (this: SiteWorld, height: number) {
  await sees((await officesOf(this)).shows.listHeight, [height, true] as const)
})

Then('{word} has come to {string}', async function (this: SiteWorld, _name: string, address: string) {
  await sees((await officesOf(this)).shows.address, address)
})

Then(/^the ways on are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees((await officesOf(this)).shows.waysOn, quoted(list))
})
