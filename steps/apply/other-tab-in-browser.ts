import type { Page } from 'playwright-core'
import { createFile } from '../attachment/files.ts'
import { expectUploaded } from '../worlds/browser-uploads.ts'
import { inAnotherTab } from '../worlds/other-tab.ts'
import { applyAddress, locateApplyControls } from './view-in-browser.ts'

const toUpload = async (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(await createFile(name, 'text').arrayBuffer()),
})

export function applyInOtherTab(page: Page) {
  const open = (id: string, act: (tab: Page) => Promise<void>) =>
    inAnotherTab(page, applyAddress(id), async (tab) => {
      const { start, submit, calm } = locateApplyControls(tab)
      await start.or(submit).waitFor()
      await calm()
      await act(tab)
    })
  const start = async (tab: Page) => {
    const { start: button, submit, calm } = locateApplyControls(tab)
    if (await button.isVisible()) await button.click()
    await submit.waitFor()
    await calm()
  }
  const addFile = async (tab: Page, name: string) => {
    const rows = tab.locator('[data-file-name]').filter({ hasText: name })
    await tab.getByLabel('Choose files').setInputFiles(await toUpload(name))
    await rows.waitFor()
    await expectUploaded(tab)
  }
  return {
    start: (id: string) => open(id, start),
    addFile: (id: string, name: string) => open(id, (tab) => addFile(tab, name)),
    submit: (id: string) =>
      open(id, async (tab) => {
        await start(tab)
        if ((await tab.locator('[data-file-name]').count()) === 0) await addFile(tab, 'resume.txt')
        await locateApplyControls(tab).submit.click()
        await tab.waitForURL('**/thank-you/apply?*')
      }),
  }
}
