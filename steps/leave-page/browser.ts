import { accountMenu } from '../session/account-menu.ts'
import { visitPage, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { Dialog } from 'playwright-core'
import type { leavePageMachine } from '#machines/leave-page.machine.ts'
import type { Journey } from '../harness/journey.ts'

export function leavePageInBrowser({ page, connection, claim }: BrowserVisit) {
  const form = page.getByRole('form', { name: 'Send us a message' })
  const firstName = form.getByRole('textbox', { name: 'First Name' })
  const dialog = page.getByRole('alertdialog')
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  const path = () => new URL(page.url()).pathname
  const answer = (name: string) => dialog.getByRole('button', { name }).click()
  const isGone = () => dialog.waitFor({ state: 'hidden' })
  const returnToPage = async () => {
    await follow('Contact')
    await firstName.waitFor()
  }
  const open = async () => {
    await visitPage(page, '/home')
    await returnToPage()
  }
  const journey: Journey<typeof leavePageMachine, never> = {
    start: open,
    events: {
      'page.changed': async () => {
        if (path() !== '/contact') await follow('Contact')
        await firstName.fill('Ada')
        await form.getByRole('textbox', { name: 'Last Name' }).fill('Lovelace')
        await form.getByRole('textbox', { name: 'Email' }).fill('ada@engine.example')
        await form.getByRole('textbox', { name: 'Phone' }).fill('555-0100')
        await form.getByRole('textbox', { name: 'Message' }).fill('Is there a library?')
        await connection.hold()
        await form.getByRole('button', { name: 'Send Message' }).click()
        await reads(page, 'Sending your message...')
      },
      'page.unchanged': async () => {
        await connection.release({ kind: 'passes' })
        await page.waitForURL('**/thank-you/contact')
      },
      // The question covers the links, and the browser's own way back leads past it.
      'leaving.requested': async ({ departure }) => {
        // A message that is on its way is sent once more, without the token that counts no more.
        if (departure === 'sign out' && connection.inFlight() > 0) claim('401')
        if (departure === 'sign out') await accountMenu(page).choose('Sign Out')
        else if (await dialog.isVisible()) await page.evaluate(() => history.back())
        else await follow('Home')
      },
      'leaving.refused': () => answer('No'),
      'leaving.confirmed': async () => {
        await answer('Yes')
        await page.waitForURL('**/home')
      },
    },
    states: {
      unchanged: isGone,
      changed: async () => {
        await isGone()
        await form.waitFor()
      },
      asked: () => reads(page, 'Are you sure you want to leave this page?'),
    },
  }
  return {
    ...journey,
    open,
    returnToPage,
    write: async (text: string) => {
      await firstName.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await page.keyboard.type(text)
    },
    chooseOffice: (name: string) => page.getByRole('list', { name: 'Offices' }).getByRole('link', { name }).click(),
    loseConnection: async () => {
      claim('net::ERR_INTERNET_DISCONNECTED')
      const session = await page.context().newCDPSession(page)
      await session.send('Network.clearBrowserCache')
      await page.context().setOffline(true)
    },
    goBack: async () => {
      await page.evaluate(() => history.back())
    },
    call: async () => {
      let isAsked = false
      const refuse = async (question: Dialog) => {
        isAsked = true
        await question.dismiss()
      }
      page.once('dialog', refuse)
      await page.getByRole('main').locator('a[href^="tel:"]').first().click()
      await firstName.press('End')
      page.off('dialog', refuse)
      return isAsked
    },
    reload: async () => {
      const asked = page.waitForEvent('dialog').then(async (question) => {
        await question.dismiss()
        return true
      })
      const loaded = page.waitForEvent('load').then(() => false)
      await page.evaluate(() => void setTimeout(() => location.reload()))
      return Promise.race([asked, loaded])
    },
    shows: {
      path: async () => path(),
      written: () => firstName.inputValue(),
      texts: () =>
        form.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
      answers: () => dialog.getByRole('button').allInnerTexts(),
    },
  }
}

export type LeavePageJourney = ReturnType<typeof leavePageInBrowser>
