import { After, Before } from '@cucumber/cucumber'
import type { SiteWorld } from './world.ts'

Before({ name: 'the firm has published nothing yet' }, async function (this: SiteWorld) {
  await this.site.publish({})
})

After({ name: 'everyone leaves, and no unclaimed error is left behind' }, async function (this: SiteWorld) {
  for (const leave of this.leaving) await leave()
})
