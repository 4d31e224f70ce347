import { safeFileName } from '#domain/text/safe-file-name.ts'

const shortId = 8

const longestLastName = 40

/** The letters of Latin-1 that a text is written with, others without their marks where they have any (C5-12). */
const inLatin = (text: string) =>
  text.normalize('NFC').replace(/[^ -\u00FF]/gu, (letter) => letter.normalize('NFD').replace(/[^ -\u00FF]/gu, ''))

/** A last name in letters, as files may be called; 'applicant' for one of which nothing is left. */
const lastNameOf = (name: string) =>
  inLatin(name)
    .replaceAll(/[^\p{L}\d' -]/gu, '')
    .replace(/^[' -]+/, '')
    .slice(0, longestLastName)
    .trimEnd() || 'applicant'

/**
 * Names the files of an export, so that no two are called alike, whatever the applicants are called and whatever their files,
 * also where capital and small letters are the same: the last name, the beginning of the id of the application, a number where
 * that is not enough, and the name of the file.
 */
export function createFileNames(): (lastName: string, application: string, fileName: string) => string {
  const taken = new Set<string>()
  return (lastName, application, fileName) => {
    const before = `${lastNameOf(lastName)}-${application.replaceAll(/[^\w-]/g, '').slice(0, shortId)}`
    for (let count = 1; ; count += 1) {
      const name = safeFileName(`${before}-${count === 1 ? '' : `${count}-`}${safeFileName(fileName)}`)
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}
