import assert from 'node:assert/strict'
import {
  AfterAll,
  BeforeAll,
  defineParameterType,
  setDefaultTimeout,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber'
import type { ApplicantApplication } from '#contract/application.ts'
import type { JobLine } from '../worlds/content.ts'
import { createAlbum } from './album.ts'
import type { Mail } from './firm.ts'
import { createPeople, namePattern } from './people.ts'
import { testLimit } from './sees.ts'
import type { Assembly, Person } from './person.ts'

type Parameters = { readonly assembly: 'in-memory' | 'in-browser' }

const assemble = {
  'in-memory': async () => (await import('../worlds/memory-assembly.ts')).assembleInMemory(),
  'in-browser': async () => (await import('../worlds/browser-assembly.ts')).assembleInBrowser(),
}

let assembly: Assembly | undefined

setDefaultTimeout(testLimit)

BeforeAll(async () => {
  const name = process.env['ASSEMBLY'] === 'in-browser' ? 'in-browser' : 'in-memory'
  assembly = await assemble[name]()
})

AfterAll(async () => assembly?.close())

export class SiteWorld extends World<Parameters> {
  jobs: ReadonlyArray<JobLine> = []
  savedJobsFile = ''
  readonly applied = new Map<string, ApplicantApplication>()
  readonly relatedOnVisits: Array<ReadonlyArray<string>> = []
  readonly people = createPeople((name) => this.site.welcome(name))
  readonly album = createAlbum()
  isOutcomeStep = false

  get site(): Assembly {
    if (!assembly) throw new Error('The site is not assembled yet.')
    return assembly
  }

  /** Enters the site on first mention, except in a step that only looks ("Then"). */
  async person(name: string): Promise<Person> {
    return this.isOutcomeStep ? this.people.find(name) : this.people.meet(name)
  }

  async listMailsTo(address: string): Promise<ReadonlyArray<Mail>> {
    return (await this.site.mails()).filter(({ to }) => to === address)
  }

  /** @throws {AssertionError} when nothing was mailed there: then nothing can be said of a mail */
  async requireMailsTo(address: string): Promise<ReadonlyArray<Mail>> {
    const mails = await this.listMailsTo(address)
    assert.ok(mails.length > 0, `Nothing was mailed to ${address}.`)
    return mails
  }

  get lastNamed(): Person {
    return this.people.lastNamed()
  }
}

setWorldConstructor(SiteWorld)

defineParameterType({
  name: 'person',
  regexp: namePattern,
  transformer(this: SiteWorld, name: string) {
    return this.person(name)
  },
})
