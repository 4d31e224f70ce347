import { openStrangers } from '#server/strangers/open-strangers.testing.ts'
import { tryAll } from '#server/strangers/try-all.testing.ts'
import { begin } from '../measure/sizes.ts'

const { size: texts } = begin({ usual: Infinity, smallest: 1 })

const strangers = await openStrangers()
try {
  const ada = { ...strangers.ada, texts: strangers.ada.texts.slice(0, texts) }
  const { statuses, found } = await tryAll({ ...strangers, ada }, { isWhole: true })
  console.table([{ trials: Object.values(statuses).reduce((all, some) => all + some, 0), ...statuses }])
  console.table(Object.entries(found).map(([sent, done]) => ({ sent, done })))
} finally {
  await strangers.close()
}
