import { subscriptionEntity } from '#contract/job-alerts.ts'
import type { PersonalReads } from '../transaction/own-reads.ts'
import { Refused } from '../transaction/refused.ts'
import { subscriptionBytes, listSubscriptions } from './subscriptions.ts'

export const subscriptionReads: PersonalReads = {
  [subscriptionEntity]: {
    maxIds: 1,
    maxBytes: () => subscriptionBytes,
    read: async (db, { ids: [id] }) => {
      if (id === undefined) throw new Refused(400, `${subscriptionEntity} is read by one subscription id.`)
      const rows = await listSubscriptions(db, id)
      return new Map(rows.map((row) => [row.PrimaryKey, row]))
    },
  },
}
