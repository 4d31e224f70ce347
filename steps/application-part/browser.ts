import { attachmentsTitle, sections, type SectionName } from '#contract/application-sections.ts'
import { fieldLabelled, formAddress, formLists } from '../application-form/form-fields.ts'
import { sees } from '../harness/sees.ts'
import { connectInBrowser } from '../worlds/browser-connection.ts'
import { followLink, reload, visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { keepOpenSection, openSection, sectionArrives, getOpenSection, type FormPlace } from './page-in-browser.ts'
import { pathsInBrowser } from './paths-in-browser.ts'
import { locatePartControls } from './view-in-browser.ts'

export const partsStorageKey = 'application_parts'

export function findChoiceId(section: SectionName, field: string, text: string): string | null {
  const kind = sections[section].controls[field]?.of
  if (kind === undefined) return null
  const rows = (formLists as Readonly<Record<string, ReadonlyArray<Readonly<Record<string, string>>>>>)[kind] ?? []
  const row = rows.find(({ Description }) => Description === text)
  return row?.[`${kind}_ID`] ?? text
}

function createPartVerbs(visit: BrowserVisit) {
  const { page, connection, clock, claim } = visit
  const { main, button, busy } = locatePartControls(page)
  let isHeld = false
  const section = () => getOpenSection(page).place.section
  const elsewhere = () => getOpenSection(page).elsewhere
  const named = (label: string) => fieldLabelled(section(), label)
  const controls = (name: string) => main.locator(`[id^="${section()}-"][id$="-${name}"]`)
  const field = (label: string) => controls(named(label)).last()
  const entry = async () => {
    if (!sections[section()].isList) return ''
    const [any = ''] = Object.keys(sections[section()].form.inputs)
    const id = (await controls(any).last().getAttribute('id')) ?? ''
    return id.slice(section().length + 1, -any.length - 1)
  }
  const settled = async () => {
    if (isHeld) return
    await sees(async () => connection.inFlight(), 0)
    await sees(() => busy.count(), 0)
  }
  const fail = async (kind: 'is lost' | 'loses its answer') => {
    isHeld = false
    claim('net::ERR_CONNECTION_FAILED')
    await connection.release({ kind })
    await settled()
  }
  const press = async (name: RegExp | string) => {
    await button(name).last().click()
    await settled()
  }
  const goOn = async (label: string) => {
    await field(label).focus()
    await field(label).blur()
    await settled()
  }
  return {
    open: async (place: FormPlace) => {
      await openSection(page, place)
      await settled()
    },
    openFiles: async () => {
      const { place } = getOpenSection(page)
      await followLink(page, formAddress(place.job, 'attachments'))
      await main.getByRole('heading', { level: 1, name: attachmentsTitle, exact: true }).waitFor()
      await followLink(page, formAddress(place.job, place.section))
      await sectionArrives(page)
    },
    settled,
    returnToPage: async () => {
      await reload(page)
      await sectionArrives(page)
      await settled()
    },
    write: async (label: string, text: string) => {
      if (findChoiceId(section(), named(label), text) === null) return field(label).fill(text)
      await field(label).selectOption({ label: text })
      await settled()
    },
    goOn,
    goOnUnknown: async (label: string) => {
      claim('401')
      await goOn(label)
    },
    pass: async (duration: number) => {
      await clock.pass(duration)
      await settled()
    },
    hold: () => {
      isHeld = true
      return connection.hold()
    },
    lose: () => fail('is lost'),
    loseAnswer: () => fail('loses its answer'),
    tryAgain: () => press('Try again'),
    choose: (which: 'here' | 'there') =>
      press(which === 'here' ? 'Keep what I wrote here' : 'Use what was written there'),
    undo: () => press(/^Undo/),
    elsewhere: {
      write: async (label: string, text: string) => {
        const value = findChoiceId(section(), named(label), text) ?? text
        await elsewhere().write(section(), await entry(), { [named(label)]: value })
      },
      remove: async () => elsewhere().remove(section(), await entry()),
      forget: async () => elsewhere().forget(section(), await entry()),
    },
    ...pathsInBrowser(visit),
    shows: {
      field: (label: string) => field(label).inputValue(),
      said: async () => (await main.innerText()).replaceAll(/\s+/g, ' '),
      kept: async (label: string) => {
        const at = await entry()
        const found = (await elsewhere().parts(section())).find((part) => part.Entry === at)
        return found ? String(found.Values[named(label)] ?? '') : null
      },
      onDevice: () => page.evaluate((name) => localStorage.getItem(name) ?? '', partsStorageKey),
    },
  }
}

export function applicationPartInBrowser(visit: BrowserVisit) {
  const journey = {
    ...createPartVerbs(visit),
    openInAnotherTab: async () => {
      const page = await visit.page.context().newPage()
      const address = visit.page.url()
      await visit.page.goto('/robots.txt')
      keepOpenSection(visit.page, page)
      const verbs = createPartVerbs({ ...visit, page, connection: connectInBrowser(page) })
      // From now on she acts in that tab.
      Object.assign(journey, verbs)
      await visitPage(page, address)
      await sectionArrives(page)
      await verbs.settled()
    },
  }
  return journey
}

export type ApplicationPartJourney = ReturnType<typeof applicationPartInBrowser>
