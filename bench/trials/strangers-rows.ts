import { openStrangers } from '#server/strangers/open-strangers.testing.ts'
import { tryAll } from '#server/strangers/try-all.testing.ts'

/** Tries every operation and read with everything of somebody else's, those that hash a password in every way too. */
const strangers = await openStrangers()
try {
  const { statuses, found } = await tryAll(strangers, { isWhole: true })
  console.table([{ trials: Object.values(statuses).reduce((all, some) => all + some, 0), ...statuses }])
  console.table(Object.entries(found).map(([sent, done]) => ({ sent, done })))
} finally {
  await strangers.database.close()
}
