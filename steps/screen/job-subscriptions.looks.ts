import type { Page } from 'playwright-core'
import type { OpenSite } from '../worlds/open-site.ts'
import type { Look } from './looks.ts'
import { addressOf, unknownId } from '../job-subscriptions/browser.ts'

/** The link of somebody who gets alerts for three searches. */
const adasLink = async ({ subscribe }: Pick<OpenSite, 'subscribe'>) =>
  addressOf(
    await subscribe('ada.lovelace@engine.example', [
      { search: 'search=ships&state=virginia&workplace=remote' },
      { search: 'search=cost+analyst' },
      { search: '' },
    ]),
  )

/** What is to end stays under way. */
const holdCalls = async (page: Page) =>
  void (await page.route('**/data/post_transaction*UnsubscribeFromJob*', () => {}))

/** The page on which job alerts end. */
export const jobSubscriptionsLooks: ReadonlyArray<Look> = [
  { name: 'job subscriptions', address: adasLink, wholePage: true },
  {
    name: 'a job subscription that is being deleted',
    address: adasLink,
    prepare: holdCalls,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Unsubscribe from All jobs', exact: true }).click()
      await page.getByText('Being deleted').waitFor()
    },
  },
  { name: 'no job subscriptions', address: addressOf(unknownId), wholePage: true },
]
