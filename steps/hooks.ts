import { After } from '@cucumber/cucumber'
import type { SiteWorld } from './world.ts'

After({ name: 'everyone leaves, and no unclaimed error is left behind' }, async function (this: SiteWorld) {
  for (const leave of this.leaving) await leave()
})
