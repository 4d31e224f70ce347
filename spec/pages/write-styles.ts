import { readFileSync } from 'node:fs'
import { fontFamilies } from '#ui/theme/font-families.ts'
import { palette } from '#ui/theme/palette.ts'

const kebab = (name: string) => name.replace(/([a-z])([A-Z\d])/g, '$1-$2').toLowerCase()

const faces = [
  ['Public Sans Variable', 'public-sans-whole.woff2'],
  ['Source Serif Variable', 'source-serif-whole.woff2'],
]

export function writeStyles(): string {
  const colors = Object.entries(palette).map(([name, color]) => `  --${kebab(name)}: ${color};`)
  const families = [`  --sans: ${fontFamilies.sansSerif};`, `  --serif: ${fontFamilies.serif};`]
  const declared = faces.map(
    ([family, file]) =>
      `@font-face {\n  font-family: '${family}';\n  src: url('faces/${file}') format('woff2');\n  font-weight: 400 650;\n  font-display: swap;\n}`,
  )
  return `${[...declared, ':root {', ...colors, ...families, '}'].join('\n')}\n${readFileSync('spec/pages/page.css', 'utf8')}`
}
