import {
  AfterAll,
  BeforeAll,
  defineParameterType,
  setDefaultTimeout,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber'
import type { ApplicantApplication } from '#contract/application.ts'
import type { JobLine } from '../worlds/content-of-jobs.ts'
import { createAlbum } from './album.ts'
import type { Mail } from './firm.ts'
import { createPeople, namePattern } from './people.ts'
import { testLimit } from './patience.ts'
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

/** What the steps of one scenario share: the site and the people on it. */
export class SiteWorld extends World<Parameters> {
  /** The jobs the firm has in this scenario. */
  jobs: ReadonlyArray<JobLine> = []
  /** The file of saved jobs that somebody took along in this scenario. */
  savedJobsFile = ''
  /** What was applied for in this scenario, by the title of the job. */
  readonly applied = new Map<string, ApplicantApplication>()
  /** The titles of the related jobs, on each of several visits in this scenario. */
  readonly relatedOnVisits: Array<ReadonlyArray<string>> = []
  readonly people = createPeople((name) => this.site.welcome(name))
  /** The pictures that are taken of this scenario. */
  readonly album = createAlbum()
  /** Whether the step that is taken only looks, as those after "Then" do. */
  onlyLooks = false

  get site(): Assembly {
    if (!assembly) throw new Error('The site is not assembled yet.')
    return assembly
  }

  /** The person of this name; she enters the site when she is first named, unless the step only looks. */
  async person(name: string): Promise<Person> {
    return this.onlyLooks ? this.people.find(name) : this.people.meet(name)
  }

  async mailsTo(address: string): Promise<ReadonlyArray<Mail>> {
    return (await this.site.mails()).filter(({ to }) => to === address)
  }

  /** Who was named last: whom a step is about that names nobody. */
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
