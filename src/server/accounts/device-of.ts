import Bowser from 'bowser'

const maxReadLength = 400
const longest = 60

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))
const findKnownName = (names: ReadonlySet<string>, name: string | undefined) => (name && names.has(name) ? name : null)

export function parseDeviceName(userAgent: string): string | null {
  if (userAgent === '') return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxReadLength))
  const [browserName, system] = [findKnownName(browsers, browser.name), findKnownName(systems, os.name)]
  if (browserName === null || browserName === Bowser.BROWSER_MAP['generic']) return null
  const words = system === null || browserName.endsWith(system) ? browserName : `${browserName} on ${system}`
  return words.length <= longest ? words : null
}
