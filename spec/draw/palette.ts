const ink = '#10231f'
const evergreen = '#1c4a41'
const evergreenLight = '#2f7263'
const larch = '#b77d12'
const bark = '#5b4636'
const paper = '#ffffff'
const mist = '#e9efec'

const fonts = "'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"

const rules: ReadonlyArray<readonly [selector: string, style: string]> = [
  ['text', `font:13px ${fonts};fill:${ink}`],
  ['.name', 'font-size:15px;font-weight:700'],
  ['.sentence', `fill:${evergreen}`],
  ['.note', `font-style:italic;fill:${bark}`],
  ['.paper,.label rect', `fill:${paper}`],
  ['.state>rect', `fill:${mist};stroke:${evergreen};stroke-width:1.5`],
  ['.group>rect', `fill:${paper};stroke:${evergreenLight}`],
  ['.region>rect', 'stroke-dasharray:6 4'],
  ['.inner', 'stroke-width:1'],
  ['.card>rect,.beyond>rect', `fill:${paper};stroke:${bark};stroke-width:1;stroke-dasharray:2 3`],
  ['.arrow', `fill:none;stroke:${evergreenLight};stroke-width:1.5`],
  ['.hint', `stroke:${bark};stroke-width:1;stroke-dasharray:2 3`],
  ['.start', `stroke:${larch};stroke-width:2`],
  ['.dot', `fill:${larch}`],
  ['.tip', `fill:${evergreenLight}`],
  ['.start-tip', `fill:${larch}`],
]

export const chartStyles = rules
  .map(([selector, style]) => `${selector.replaceAll(/(^|,)/g, '$1.chart ')}{${style}}`)
  .join('')
