import type { Page } from 'playwright-core'

export type ApplicationEntry = { readonly part: string; readonly job: string; readonly state: string }

export const readEntries = (entries: ReadonlyArray<Element>): ReadonlyArray<ApplicationEntry> =>
  entries.map((each) => ({
    part: each.closest('ul')?.getAttribute('aria-label') ?? '',
    job: each.querySelector('h4')?.textContent ?? '',
    state: each.querySelector('h4 + span')?.textContent ?? '',
  }))

const pages = [
  ['/account-management/application?', 'form'],
  ['/account-management/apply/', 'files'],
] as const

export const readLinks = (links: ReadonlyArray<{ readonly name: string; readonly href: string }>) =>
  links.flatMap(({ name, href }) => {
    const page = pages.find(([start]) => href.startsWith(start))?.[1]
    return page === undefined ? [] : [[name.split(':')[0]?.trim() ?? '', page] as const]
  })

export function readLine(line: string): readonly [state: string, day: string] {
  const [, state = '', day = ''] = /^(.*?) (\w+ \d+, \d{4}) at /.exec(line) ?? []
  return [state, new Date(`${day} UTC`).toISOString().slice(0, 10)]
}

export function locateApplications(page: Page) {
  // While a question is asked nothing behind it has a role.
  const section = page.locator('section[aria-labelledby="applications"]')
  const entries = section.locator('li:has(> div > h4)')
  const entry = (title: string) => entries.filter({ has: page.locator('h4', { hasText: title }) })
  const withdrawDialog = page.getByRole('alertdialog', { name: 'Withdraw this application?' })
  const discardDialog = page.getByRole('alertdialog', { name: 'Delete this draft?' })
  const disabledButtons = section.locator('button[aria-disabled="true"]')
  const press = (title: string, name: string) =>
    entry(title)
      .getByRole('button', { name: new RegExp(`^${name} ?: ${title}$`) })
      .click()
  const unfold = async (title: string, words: RegExp) => {
    const part = entry(title)
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: words }) })
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
    return part
  }
  return {
    section,
    entries,
    entry,
    withdrawing: withdrawDialog,
    discarding: discardDialog,
    off: disabledButtons,
    press,
    unfold,
  }
}
