import { arriveAt, patience, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { proofsInBrowser } from '../worlds/browser-proofs.ts'
import { fateOf } from '../worlds/connection.ts'
import { proofsLife, type MessageFormJourney, type Written } from './journey.ts'
import { allLabels, writtenOf } from './values.ts'

/** The message as a person finds it on the contact page in a browser. */
export function messageFormInBrowser({ page, connection, clock, claim }: BrowserVisit): MessageFormJourney {
  const form = page.getByRole('form', { name: 'Send us a message' })
  const control = (label: string) => form.getByLabel(label, { exact: false }).first()
  const button = form.getByRole('button', { name: 'Send Message' })
  const summary = form.getByRole('alert')
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const status = form.getByRole('status')
  const proofs = proofsInBrowser(page)

  const hold = async () => {
    proofs.hold()
    await connection.hold()
  }
  const open = async () => {
    await proofs.watch()
    await arriveAt(page, '/contact')
  }
  const write = async (written: Written) => {
    for (const [label, text] of Object.entries(written))
      if (label === 'Subject') await control(label).selectOption({ label: text })
      else await control(label).fill(text)
  }
  /** Puts text into the controls without a word to the page, as some password managers do. */
  const fillIn = (written: Written) =>
    form.evaluate((element, texts) => {
      for (const label of element.querySelectorAll('label')) {
        const text = texts[(label.firstChild?.textContent ?? '').trim()]
        const { control: field } = label
        if (text === undefined || !field) continue
        if (field instanceof HTMLSelectElement)
          field.value = [...field.options].find((option) => option.text === text)?.value ?? ''
        else (field as HTMLInputElement).value = text
      }
    }, written)
  const describe = async (label: string, part: 'hint' | 'problem') => {
    const id = (await control(label).getAttribute('aria-describedby'))?.split(' ').find((each) => each.endsWith(part))
    return id ? page.locator(`[id="${id}"]`).innerText() : ''
  }
  const nameOf = (text: string) => text.replace(/\s*\*$/, '').trim()

  return {
    start: async () => {
      await hold()
      await open()
    },
    open,
    write,
    send: () => button.click(),
    sendTwice: async () => {
      await control('Phone').press('Enter')
      await control('Phone').press('Enter')
    },
    hold,
    loseEveryAnswer: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'loses every answer' })
    },
    spoilProof: async () => {
      claim('422')
      await page.route('**/data/captcha*', async (route) => {
        const answer = await route.fetch()
        const challenge = (await answer.json()) as { signature: string }
        await route.fulfill({ json: { ...challenge, signature: challenge.signature.replaceAll(/[0-9]/g, 'a') } })
      })
    },
    outliveProof: () => {
      claim('422')
      return clock.pass(proofsLife)
    },
    events: {
      'values.changed': async ({ values }) => {
        const written = writtenOf(values)
        await write(written)
        await write({ Message: `${written['Message']} ` })
        await write({ Message: written['Message'] ?? '' })
      },
      'form.submitted': async ({ values }) => {
        await hold()
        await fillIn(writtenOf(values))
        await button.click()
      },
      'xstate.done.actor.prove': () => proofs.decide('good'),
      'xstate.error.actor.prove': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return proofs.decide('lost')
      },
      'xstate.done.actor.send': (event) => {
        if (event?.output === 'true') return connection.release({ kind: 'passes' })
        claim('400')
        return connection.release(fateOf({ Success: false, brokenBusinessRule: false }))
      },
      'xstate.error.actor.send': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return connection.release({ kind: 'is lost' })
      },
    },
    states: {
      idle: async () => {
        await summary.waitFor({ state: 'hidden', timeout: patience })
        await status.getByText('There is no puzzle to solve.').waitFor({ timeout: patience })
      },
      invalid: () => summary.waitFor({ timeout: patience }),
      proving: () => status.getByText('Checking that no robot sends this message.').waitFor({ timeout: patience }),
      submitting: () => status.getByText('Sending your message...').waitFor({ timeout: patience }),
      failed: () => reads(page, 'Yikes, your email was not sent!'),
      sent: () => reads(page, 'Thank you for your interest in the firm!'),
    },
    shows: {
      problems: async () => {
        const found = []
        for (const label of allLabels) {
          const problem = await describe(label, 'problem')
          const isMarked = (await control(label).getAttribute('aria-invalid')) === 'true'
          if (problem !== '' && isMarked) found.push([label, problem] as const)
        }
        return found
      },
      written: async () => {
        const texts: Record<string, string> = {}
        for (const label of allLabels)
          texts[label] =
            label === 'Subject'
              ? await control(label).locator('option:checked').innerText()
              : await control(label).inputValue()
        return texts
      },
      canSend: () => button.isEnabled(),
      notices: () => toasts.locator('p:first-of-type').allInnerTexts(),
      proofs: async () => proofs.asked(),
    },
    loseAnswer: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'loses its answer' })
    },
    screen: {
      focusedSummary: async () => {
        const isFocused = await summary.evaluate((element) => element === document.activeElement)
        return isFocused ? summary.getByRole('link').allInnerTexts() : []
      },
      followFirstProblem: async () => {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
      },
      focused: () =>
        page.evaluate(() => {
          const focused = document.activeElement as HTMLInputElement | null
          return (focused?.labels?.[0]?.firstChild?.textContent ?? '').trim()
        }),
      required: async () =>
        (await form.locator('label').allInnerTexts()).filter((text) => text.trim().endsWith('*')).map(nameOf),
      description: (label) => describe(label, 'hint'),
      choices: (label) => control(label).locator('option').allInnerTexts(),
      purpose: (label) => control(label).getAttribute('autocomplete'),
    },
  }
}
