import type { Page } from 'playwright-core'
import type { OpenSite } from '../worlds/open-site.ts'
import type { VisualState } from './visual-state.ts'
import { unsubscribeAddress, unknownId } from '../job-subscriptions/browser.ts'

const adasLink = async ({ subscribe }: Pick<OpenSite, 'subscribe'>) =>
  unsubscribeAddress(
    await subscribe('ada.lovelace@engine.example', [
      { search: 'search=ships&state=virginia&workplace=remote' },
      { search: 'search=cost+analyst' },
      { search: '' },
    ]),
  )

const blockCalls = async (page: Page) =>
  void (await page.route('**/data/post_transaction*UnsubscribeFromJob*', () => {}))

export const jobSubscriptionsVisualStates: ReadonlyArray<VisualState> = [
  { name: 'job subscriptions', address: adasLink, isFullPage: true },
  {
    name: 'a job subscription that is being deleted',
    address: adasLink,
    prepare: blockCalls,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Unsubscribe from All jobs', exact: true }).click()
      await page.getByText('Being deleted').waitFor()
    },
  },
  { name: 'no job subscriptions', address: unsubscribeAddress(unknownId), isFullPage: true },
]
