import { AfterAll, BeforeAll, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber'
import type { JobLine } from '../worlds/content-of-jobs.ts'
import type { Assembly, Person } from './person.ts'

type Parameters = { readonly assembly: 'in-memory' | 'in-browser' }

const assemble = {
  'in-memory': async () => (await import('../worlds/memory-assembly.ts')).assembleInMemory(),
  'in-browser': async () => (await import('../worlds/browser-assembly.ts')).assembleInBrowser(),
}

let assembly: Assembly | undefined

setDefaultTimeout(60_000)

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
  /** The titles of the related jobs, on each of several visits in this scenario. */
  readonly relatedOnVisits: Array<ReadonlyArray<string>> = []
  readonly people = new Map<string, Person>()
  readonly leaving: Array<() => Promise<void>> = []

  get site(): Assembly {
    if (!assembly) throw new Error('The site is not assembled yet.')
    return assembly
  }

  /** The person of this name; she enters the site when she is first named. */
  async person(name: string): Promise<Person> {
    const known = this.people.get(name)
    if (known) return known
    const { person, leave } = await this.site.welcome()
    this.people.set(name, person)
    this.leaving.unshift(leave)
    return person
  }
}

setWorldConstructor(SiteWorld)
