import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { limits, type PictureNote } from './picture-note.ts'

export type Picture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

export type TakePicture = () => Promise<Picture | null>

export function createAlbum() {
  const kept = new Map<string, PictureNote>()
  const keep = (folder: string, person: string, { bytes, width, height }: Picture): PictureNote => {
    const print = `${person} ${createHash('sha256').update(bytes).digest('hex')}`
    const same = kept.get(print)
    if (same) return same
    if (kept.size >= limits.example) return { missing: `this example has ${limits.example} pictures already` }
    const file = `${String(kept.size + 1).padStart(2, '0')}.webp`
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${file}`, bytes)
    const note = { file, person, width, height, bytes: bytes.length }
    kept.set(print, note)
    return note
  }
  return {
    async add(folder: string, person: string, take: TakePicture): Promise<PictureNote | null> {
      try {
        const picture = await take()
        return picture && keep(folder, person, picture)
      } catch (error) {
        return { missing: (error as Error).message.split('\n')[0] ?? '' }
      }
    },
  }
}
