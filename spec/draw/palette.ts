/** The colours of the site. */
const ink = '#10231f'
const evergreen = '#1c4a41'
const evergreenLight = '#2f7263'
const larch = '#e0a93b'
const bark = '#5b4636'
const paper = '#faf8f3'
const mist = '#e9efec'

const fonts = "'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"

/** The styles of a chart; the sizes are those that the text was measured with. */
export const chartStyles = [
  `text{font:12px ${fonts};fill:${ink}}`,
  '.name{font-size:14px;font-weight:700}',
  `.sentence{fill:${evergreen}}`,
  `.does{font-size:11.5px;fill:${bark}}`,
  `.guard{font-style:italic;fill:${bark}}`,
  '.label text{text-anchor:middle}',
  `.paper,.label rect{fill:${paper}}`,
  `.state rect{fill:#fff;stroke:${evergreen};stroke-width:1.5}`,
  `.group rect{fill:${mist};stroke:${evergreenLight}}`,
  '.region rect{stroke-dasharray:6 4}',
  `.inner{stroke-width:1}`,
  `.card rect{fill:${paper};stroke:${bark};stroke-width:1;stroke-dasharray:2 3}`,
  `.arrow{fill:none;stroke:${evergreenLight};stroke-width:1.5}`,
  `.start{stroke:${larch};stroke-width:2}`,
  `.dot{fill:${larch}}`,
  `.tip{fill:${evergreenLight}}`,
  `.start-tip{fill:${larch}}`,
].join('')
