import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { terrain } from '#domain/terrain.ts'
import { createRecentMap } from './recent-map.ts'

const tones = ['dark', 'light', 'mist'] as const
type Tone = (typeof tones)[number]
type TerrainAddress = { readonly tone: string; readonly size: string; readonly slug: string }

const smallestSide = 16
const largestSide = 2400
const picturesKept = 200

const isTone = (tone: string): tone is Tone => (tones as ReadonlyArray<string>).includes(tone)
const fits = (side: number) => side >= smallestSide && side <= largestSide

function readAddress({ tone, size, slug }: TerrainAddress) {
  const [, width, height] = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/.exec(size) ?? []
  const sides = { width: Number(width), height: Number(height) }
  if (!isTone(tone) || !fits(sides.width) || !fits(sides.height) || !/^[a-z0-9-]{1,250}$/.test(slug)) return null
  return { slug, options: { ...sides, tone } }
}

type Picture = { readonly svg: string; readonly etag: string }

function draw({ slug, options }: NonNullable<ReturnType<typeof readAddress>>): Picture {
  const svg = terrain(slug, options)
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` }
}

const refuse = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/plain')
    .send(
      `There is no such picture: the tone is one of ${tones.join(', ')}, the size ${smallestSide} to ${largestSide}.`,
    )

/** Pictures of terrain drawn from a name: the same address always gives the same picture. */
export const terrainRoutes: FastifyPluginAsync = async (app) => {
  const kept = createRecentMap<Picture>(picturesKept)
  app.get<{ Params: TerrainAddress }>('/terrain/:tone/:size/:slug.svg', (request, reply) => {
    const address = readAddress(request.params)
    if (!address) return refuse(reply)
    const key = JSON.stringify(address)
    const picture = kept.get(key) ?? draw(address)
    kept.set(key, picture)
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', picture.etag)
      .send(picture.svg)
  })
}
