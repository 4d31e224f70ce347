import type { Page } from 'playwright-core'

export function locateConsent(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Cookie Preferences' })
  return {
    consentNotice: page.getByRole('region', { name: 'Your choice about cookies', exact: true }),
    savedNotice: page.getByRole('region', { name: 'Your choice is saved.', exact: true }),
    panel,
    footer: page.getByRole('contentinfo').getByRole('button', { name: 'Manage Cookies' }),
    press: (button: string, within = panel) => within.getByRole('button', { name: button }).click(),
  }
}

export async function disableAll(page: Page) {
  const { consentNotice, savedNotice, panel, footer, press } = locateConsent(page)
  if (await consentNotice.isVisible()) {
    await press('Disable All', consentNotice)
    await savedNotice.waitFor()
  } else {
    await footer.click()
    await press('Disable All Cookies')
    await panel.getByText('Your choice is saved.').waitFor()
  }
}
