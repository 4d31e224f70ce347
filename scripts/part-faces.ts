import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'

const face = /@font-face\{[^}]*\}/g

/**
 * Parts the typefaces from the stylesheet, `style-….css`, into one of their own, `faces-….css`: a page names those that it
 * shows by itself, and a sheet that names any has a browser lay out all text again.
 * @param folder of files named by their content
 */
export async function partFaces(folder: string): Promise<void> {
  const sheets = (await readdir(folder)).filter((name) => /^style-.*\.css$/.test(name))
  for (const sheet of sheets) {
    const whole = await readFile(`${folder}/${sheet}`, 'utf8')
    const faces = (whole.match(face) ?? []).join('')
    const hash = createHash('sha256').update(faces).digest('base64url').slice(0, 8)
    await writeFile(`${folder}/${sheet}`, whole.replaceAll(face, ''))
    await writeFile(`${folder}/faces-${hash}.css`, faces)
  }
}
