export const slugify = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

export function createUniqueSlugs(texts: ReadonlyArray<string>): ReadonlyArray<string> {
  const uses = new Map<string, number>()
  return texts.map((text) => {
    const slug = slugify(text) || 'unnamed'
    const use = (uses.get(slug) ?? 0) + 1
    uses.set(slug, use)
    return use === 1 ? slug : `${slug}-${use}`
  })
}

const requirementSection = (id: string) => id.slice(0, id.lastIndexOf('-'))

export const addresses = {
  first: '/index.html',
  capability: (name: string) => `/capabilities/${name}.html`,
  feature: (stem: string) => `/features/${stem}.html`,
  flows: '/flows/index.html',
  flow: (stem: string) => `/flows/${stem}.html`,
  requirements: '/requirements/index.html',
  section: (section: string) => `/requirements/${section}.html`,
  requirement: (id: string) => `/requirements/${requirementSection(id)}.html#${id}`,
  decisions: '/decisions/index.html',
  decision: (stem: string) => `/decisions/${stem}.html`,
  words: '/words.html',
  states: '/states.html',
  crossings: '/crossings.html',
  guide: (name: string) => `/guides/${name}.html`,
  open: (list: string) => `/open/${list}.html`,
} as const

export const pagesFolder = 'out/docs'
