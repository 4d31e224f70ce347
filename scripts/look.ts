import { allVisualStates, prepareVisualStates, showVisualState, widths } from '#steps/screen/all-visual-states.ts'
import { sampleContent } from '#content/sample-content.ts'
import type { VisualState } from '#steps/screen/visual-state.ts'
import { openSite, type OpenSite } from '#steps/worlds/open-site.ts'
import { mkdirSync } from 'node:fs'
import { ensureBuilt } from './build/build-stamp.ts'
import { findBrowser } from './system/find-browser.ts'
import { stopChildrenWithUs } from './run-process.ts'
import { chooseItems, readArguments } from './names/names.ts'
import { runCommand, printLine } from './command.ts'

const { names } = readArguments(process.argv.slice(2), new Set())
const folder = 'out/looks'

stopChildrenWithUs()

async function takePicture(site: OpenSite, look: VisualState, width: number): Promise<void> {
  const { page, leave } = await showVisualState(site, look, width)
  const path = `${folder}/${look.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${width}.png`
  const part = look.part && page.locator(look.part).first()
  if (part && (await part.isVisible())) await part.screenshot({ path })
  else await page.screenshot({ path, fullPage: look.isFullPage ?? false })
  printLine(path)
  await leave()
}

await runCommand(async () => {
  const looks = chooseItems(allVisualStates, names, {
    kind: 'state to look at called',
    getName: ({ name }) => name,
    isMeant: (part, { name }) => name.includes(part),
  })
  await findBrowser()
  await ensureBuilt()
  mkdirSync(folder, { recursive: true })
  const groups = Map.groupBy(looks, ({ settings }) => settings)
  for (const [settings, group] of groups) {
    const site = await openSite(settings)
    await prepareVisualStates(site)
    let published: VisualState['content']
    for (const look of group) {
      if (look.content !== published) await site.publish((look.content ?? sampleContent)(Date.now()))
      published = look.content
      for (const width of look.widths ?? widths) await takePicture(site, look, width)
    }
    await site.close()
  }
  return 0
})
