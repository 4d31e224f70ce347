import { sections, type SectionName } from '#contract/application-sections.ts'
import type { Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'
import { directly } from '../session/tokens-in-browser.ts'
import { followLink } from '../worlds/browser-visit.ts'
import { secondDevice, type SecondDevice } from './second-device.ts'
import { formAddress } from '../application-form/form-fields.ts'
import type { Owner } from '../worlds/applications.ts'

export type FormPlace = { readonly owner: Owner; readonly job: string; readonly section: SectionName }

type OpenSection = { readonly place: FormPlace; readonly elsewhere: SecondDevice }

const opened = new WeakMap<Page, OpenSection>()

export function getOpenSection(page: Page): OpenSection {
  const found = opened.get(page)
  if (!found) throw new Error('Nobody has gone to a section of a form.')
  return found
}

export const keepOpenSection = (from: Page, to: Page) => void opened.set(to, getOpenSection(from))

export async function sectionArrives(page: Page): Promise<void> {
  const { title } = sections[getOpenSection(page).place.section]
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await sees(() => page.getByRole('main').getByText('Loading...').count(), 0)
}

export async function openSection(page: Page, place: FormPlace): Promise<void> {
  const elsewhere = secondDevice(directly(page), place.owner, place.job)
  opened.set(page, { place, elsewhere })
  await elsewhere.begin()
  await followLink(page, formAddress(place.job, place.section))
  await sectionArrives(page)
}
