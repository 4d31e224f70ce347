import { After, Before, BeforeStep } from '@cucumber/cucumber'
import { PickleStepType } from '@cucumber/messages'
import { transitionsMediaType } from '#machines/transition-ids.testing.ts'
import type { SiteWorld } from './world.ts'

Before({ name: 'the firm has published nothing yet, and nobody has an account' }, async function (this: SiteWorld) {
  await this.site.forgetAccounts()
  await this.site.publish({})
})

BeforeStep(function (this: SiteWorld, { pickleStep }) {
  this.onlyLooks = pickleStep.type === PickleStepType.OUTCOME
})

// The last of the hooks is called first: what is heard while everyone leaves belongs to the example too.
After({ name: 'what the flows did is noted' }, function (this: SiteWorld) {
  const heard = this.site.takeHeard?.()
  if (heard) this.attach(JSON.stringify(heard), { mediaType: transitionsMediaType })
})

After({ name: 'everyone leaves, and no unclaimed error is left behind' }, async function (this: SiteWorld) {
  await this.people.leave()
})
