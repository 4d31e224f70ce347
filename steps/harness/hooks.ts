import { After, AfterStep, Before, BeforeStep } from '@cucumber/cucumber'
import { PickleStepType } from '@cucumber/messages'
import { transitionsMediaType } from '#machines/transition-ids.testing.ts'
import { draftFolder, pictureMediaType, runWidth } from './picture-note.ts'
import type { SiteWorld } from './world.ts'

Before({ name: 'the firm has published nothing yet, and nobody has an account' }, async function (this: SiteWorld) {
  await this.site.forgetAccounts()
  await this.site.publish({})
})

BeforeStep(function (this: SiteWorld, { pickleStep }) {
  this.isOutcomeStep = pickleStep.type === PickleStepType.OUTCOME
})

const width = runWidth()

if (width !== null)
  AfterStep(async function (this: SiteWorld, { testCaseStartedId }) {
    const { name, takePicture } = this.people.latest() ?? {}
    if (name === undefined || !takePicture) return
    const note = await this.album.add(`${draftFolder(width)}/${testCaseStartedId}`, name, takePicture)
    if (note) this.attach(JSON.stringify(note), { mediaType: pictureMediaType })
  })

// The last of the hooks is called first: what is heard while everyone leaves belongs to the example too.
After({ name: 'what the flows did is noted' }, function (this: SiteWorld) {
  const heard = this.site.drainTransitions?.()
  if (heard) this.attach(JSON.stringify(heard), { mediaType: transitionsMediaType })
})

After({ name: 'everyone leaves, and no unclaimed error is left behind' }, async function (this: SiteWorld) {
  await this.people.leave()
})
