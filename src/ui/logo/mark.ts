/** On a 32 by 32 grid. Each bar is `[left, top]`, 4 wide, stands on 29, and its top rises by 3 to the right. */
const bars = [
  [2, 24],
  [8, 19],
  [14, 13.5],
  [20, 7.5],
] as const

const baseline = 29

export const barsPath = bars
  .map(([left, top]) => `M${left} ${baseline}V${top}L${left + 4} ${top - 3}V${baseline}Z`)
  .join('')

export const trunkPath = `M26 ${baseline}V2.5L29.5 0V${baseline}Z`

export const renderMarkSvg = (colours: { bars: string; trunk: string; ground?: string }) => {
  const background = colours.ground ? `<rect width="48" height="48" rx="8" fill="${colours.ground}"/>` : ''
  const scale = colours.ground ? 'translate(8 8)' : 'scale(1.5)'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${background}<g transform="${scale}"><path fill="${colours.bars}" d="${barsPath}"/><path fill="${colours.trunk}" d="${trunkPath}"/></g></svg>\n`
}
