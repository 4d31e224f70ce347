import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import postcss from 'postcss'

/**
 * Takes the typefaces out of the stylesheet of a build: they stand in every page, and a browser that is told of them once
 * more measures all text again. @param folder of the build, where they become `early/faces.css`
 */
export async function leaveFaces(folder: string): Promise<void> {
  const faces: string[] = []
  for (const sheet of globSync(`${folder}/client/assets/*.css`)) {
    const root = postcss.parse(await readFile(sheet, 'utf8'))
    root.walkAtRules('font-face', (rule) => {
      faces.push(rule.toString())
      rule.remove()
    })
    await writeFile(sheet, root.toString())
  }
  await writeFile(`${folder}/early/faces.css`, faces.join(''))
}
