import { createClient, type Client } from './client.ts'

/** Files that a page names in its head, and those that its scripts and styles name in turn. */
const [inPage, inScript] = [
  /\/(?:assets|page-rows)\/[\w./-]+\.[a-z\d]+/g,
  /(?:\.\/|assets\/)([\w.-]+\.(?:js|css|woff2))\b/g,
] as const

type Followed = { pages: number; files: number; readonly missing: string[]; readonly missingRows: string[] }

const folder = '/assets/'
const ofScript = (text: string) => [...text.matchAll(inScript)].map(([, name]) => `${folder}${name}`)
const isText = (path: string) => /\.(?:js|css)$/.test(path)

async function followFile(client: Client, path: string, followed: Followed): Promise<ReadonlyArray<string>> {
  const { status, body } = await client.get(path)
  followed.files += 1
  if (status === 200) return isText(path) ? ofScript(body) : []
  const line = `${status === 0 ? body : status} ${path.replace(/[\w-]{43}/, '…')}`
  if (path.startsWith('/page-rows/')) followed.missingRows.push(line)
  else followed.missing.push(line)
  return []
}

const shuffle = <Item>(items: ReadonlyArray<Item>) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)

const maxLater = 12

/** As a visitor does: all that the page names, and some of what it may ask for later. */
async function followPage(client: Client, path: string, followed: Followed) {
  const { status, body } = await client.get(path)
  if (status !== 200) return
  followed.pages += 1
  const first = [...new Set([...body.matchAll(inPage)].map(([file]) => file))]
  const named = (await Promise.all(first.map((file) => followFile(client, file, followed)))).flat()
  const later = shuffle([...new Set(named)].filter((file) => !first.includes(file))).slice(0, maxLater)
  await Promise.all(later.map((file) => followFile(client, file, followed)))
}

const paths = ['/home', '/careers/open', '/contact', '/media', '/account-login', '/careers']

export function startFollowing(address: string) {
  let over = false
  const isOver = () => over
  const followed: Followed = { pages: 0, files: 0, missing: [], missingRows: [] }
  const follow = async (from: number) => {
    for (let at = from; !isOver(); at += 1) await followPage(createClient(address), paths[at % paths.length]!, followed)
  }
  const running = [0, 2, 4].map(follow)
  return async () => {
    over = true
    await Promise.all(running)
    return followed
  }
}
