import { safeFileName } from '#domain/text/safe-file-name.ts'

const shortId = 8

const longestLastName = 40

const inLatin = (text: string) =>
  text.normalize('NFC').replace(/[^ -\u00FF]/gu, (letter) => letter.normalize('NFD').replace(/[^ -\u00FF]/gu, ''))

const safeLastName = (name: string) =>
  inLatin(name)
    .replaceAll(/[^\p{L}\d' -]/gu, '')
    .replace(/^[' -]+/, '')
    .slice(0, longestLastName)
    .trimEnd() || 'applicant'

/** Names are unique also on file systems that ignore case. */
export function createFileNames(): (lastName: string, application: string, fileName: string) => string {
  const taken = new Set<string>()
  return (lastName, application, fileName) => {
    const before = `${safeLastName(lastName)}-${application.replaceAll(/[^\w-]/g, '').slice(0, shortId)}`
    for (let count = 1; ; count += 1) {
      const name = safeFileName(`${before}-${count === 1 ? '' : `${count}-`}${safeFileName(fileName)}`)
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}
