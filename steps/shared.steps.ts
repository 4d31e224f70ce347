import { Then } from '@cucumber/cucumber'
import type { NoticeKind } from './person.ts'
import type { SiteWorld } from './world.ts'

Then('{word} is told {string}', async function (this: SiteWorld, name: string, words: string) {
  await (await this.person(name)).isTold(words)
})

Then(
  /^(\w+) is shown the (note|confirmation|warning|error) "([^"]*)"$/,
  async function (this: SiteWorld, name: string, kind: NoticeKind, title: string) {
    await (await this.person(name)).isShown(kind, title)
  },
)
