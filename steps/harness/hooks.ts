import { After, Before, BeforeStep } from '@cucumber/cucumber'
import { PickleStepType } from '@cucumber/messages'
import type { SiteWorld } from './world.ts'

Before({ name: 'the firm has published nothing yet, and nobody has an account' }, async function (this: SiteWorld) {
  await this.site.forgetAccounts()
  await this.site.publish({})
})

BeforeStep(function (this: SiteWorld, { pickleStep }) {
  this.onlyLooks = pickleStep.type === PickleStepType.OUTCOME
})

After({ name: 'everyone leaves, and no unclaimed error is left behind' }, async function (this: SiteWorld) {
  await this.people.leave()
})
