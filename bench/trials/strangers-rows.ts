import { openAuthorizationFixture } from '#server/authorization/open-authorization-fixture.testing.ts'
import { tryAll } from '#server/authorization/try-all.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'

const { size: texts } = startBench({ usual: Infinity, smallest: 1 })

const fixture = await openAuthorizationFixture()
try {
  const ada = { ...fixture.ada, texts: fixture.ada.texts.slice(0, texts) }
  const { statuses, found } = await tryAll({ ...fixture, ada }, { isWhole: true })
  console.table([{ trials: Object.values(statuses).reduce((all, some) => all + some, 0), ...statuses }])
  console.table(Object.entries(found).map(([sent, done]) => ({ sent, done })))
} finally {
  await fixture.close()
}
