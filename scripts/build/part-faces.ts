import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'

const face = /@font-face\{[^}]*\}/g

const computeHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/**
 * Apart, because a sheet with typefaces makes a browser lay out all text again. `early` never holds those of old
 * releases.
 */
export async function partFaces(folder: string): Promise<void> {
  const assets = `${folder}/client/assets`
  const former = (await readdir(assets)).find((name) => /^style-.*\.css$/.test(name))
  if (former === undefined) throw new Error('The build has no stylesheet.')
  const whole = await readFile(`${assets}/${former}`, 'utf8')
  const faces = (whole.match(face) ?? []).join('')
  const rest = whole.replaceAll(face, '')
  const style = `style-${computeHash(rest)}.css`
  await writeFile(`${assets}/${former}`, rest)
  await rename(`${assets}/${former}`, `${assets}/${style}`)
  const manifest = `${folder}/client/.vite/manifest.json`
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replaceAll(former, style))
  await mkdir(`${folder}/early`, { recursive: true })
  for (const place of [assets, `${folder}/early`]) await writeFile(`${place}/faces-${computeHash(faces)}.css`, faces)
}
