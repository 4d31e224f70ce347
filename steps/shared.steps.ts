import { Then } from '@cucumber/cucumber'
import type { SiteWorld } from './world.ts'

Then('{word} is told {string}', async function (this: SiteWorld, name: string, words: string) {
  await (await this.person(name)).isTold(words)
})
