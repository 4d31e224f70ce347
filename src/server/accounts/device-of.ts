import Bowser from 'bowser'

/** How much of what a browser says of itself is read, in characters; real ones say less. */
const mostRead = 400
/** The longest words of a device, in characters. */
const longest = 60

/** The names that are known: any other was made up by the caller. */
const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))
const known = (names: ReadonlySet<string>, name: string | undefined) => (name && names.has(name) ? name : null)

/**
 * The browser and system of a user agent as words, such as 'Firefox on Windows', of at most 60 characters.
 * @param userAgent anything that a stranger may send, of any length
 * @returns null when the browser is not known
 */
export function deviceOf(userAgent: string): string | null {
  if (userAgent === '') return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, mostRead))
  const [browserName, system] = [known(browsers, browser.name), known(systems, os.name)]
  if (browserName === null || browserName === Bowser.BROWSER_MAP['generic']) return null
  const words = system === null || browserName.endsWith(system) ? browserName : `${browserName} on ${system}`
  return words.length <= longest ? words : null
}
