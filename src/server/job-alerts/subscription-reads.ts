import { subscriptionEntity } from '#contract/job-alerts.ts'
import type { OwnReads } from '../transaction/own-reads.ts'
import { Refused } from '../transaction/refused.ts'
import { bytesOfSubscriptions, subscriptionsOf } from './subscriptions.ts'

export const subscriptionReads: OwnReads = {
  [subscriptionEntity]: {
    mostIds: 1,
    mostBytes: () => bytesOfSubscriptions,
    read: async (db, { ids: [id] }) => {
      if (id === undefined) throw new Refused(400, `${subscriptionEntity} is read by one subscription id.`)
      const rows = await subscriptionsOf(db, id)
      return new Map(rows.map((row) => [row.PrimaryKey, row]))
    },
  },
}
