import { allVisualStates, prepareVisualStates, showVisualState, widths } from '#steps/screen/all-visual-states.ts'
import { openSite } from '#steps/worlds/open-site.ts'
import { mkdirSync } from 'node:fs'
import { ensureBuilt } from './build/build-stamp.ts'
import { findBrowser } from './system/find-browser.ts'
import { stopChildrenWithUs } from './run-process.ts'
import { chooseItems, readArguments } from './names/names.ts'
import { runCommand, printLine } from './command.ts'

const { names } = readArguments(process.argv.slice(2), new Set())
const folder = 'out/looks'

stopChildrenWithUs()

await runCommand(async () => {
  const looks = chooseItems(allVisualStates, names, {
    kind: 'state to look at called',
    getName: ({ name }) => name,
    isMeant: (part, { name }) => name.includes(part),
  })
  await findBrowser()
  await ensureBuilt()
  mkdirSync(folder, { recursive: true })
  const site = await openSite()
  await prepareVisualStates(site)
  for (const look of looks)
    for (const width of look.widths ?? widths) {
      const { page, leave } = await showVisualState(site, look, width)
      const path = `${folder}/${look.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${width}.png`
      await page.screenshot({ path, fullPage: look.isFullPage ?? false })
      printLine(path)
      await leave()
    }
  await site.close()
  return 0
})
