import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { firm } from '#content/firm.ts'
import { milestones } from '#content/headcount.ts'
import { drawRidge } from '#domain/drawings/ridge.ts'
import { palette } from '#ui/theme/palette.ts'
import { renderMarkSvg } from '#ui/logo/mark.ts'

const ground = '#0f2f2a'
const colours = { bars: '#f4f2ea', trunk: '#e0a93b' }

const icon = renderMarkSvg({ ...colours, ground })
writeFileSync('public/favicon.svg', icon)
for (const [size, file] of [
  [32, 'favicon-32.png'],
  [180, 'apple-touch-icon.png'],
] as const)
  await sharp(Buffer.from(icon), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(`public/${file}`)

const createIco = (png: Buffer, size: number) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
writeFileSync('public/favicon.ico', createIco(readFileSync('public/favicon-32.png'), 32))

const mark = await sharp(Buffer.from(renderMarkSvg(colours)), { density: 600 })
  .resize(170, 170)
  .png()
  .toBuffer()
const name = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="170"><text x="0" y="118" font-family="Source Serif 4, Liberation Serif, serif" font-size="112" fill="#f4f2ea">${firm.shortName}</text></svg>`,
)
const ridge = drawRidge(milestones)
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${ground}"/>
<svg x="90" y="70" width="1020" height="260" viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible">
<path d="${ridge?.mass}" fill="${palette.evergreen700}" fill-opacity="0.5"/>
<path d="${ridge?.line}H1200" fill="none" stroke="${palette.larch}" stroke-width="4" vector-effect="non-scaling-stroke"/>
</svg></svg>`
await sharp(Buffer.from(picture))
  .composite([
    { input: mark, left: 90, top: 370 },
    { input: name, left: 290, top: 370 },
  ])
  .png({ palette: true, quality: 80 })
  .toFile('public/og.png')
