export function parseSpreadsheet(bytes: Buffer): { cells: string[][]; formulas: string[] } {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const text = new TextDecoder(hasMark ? 'utf-8' : 'windows-1252', { fatal: true }).decode(bytes)
  const cells: string[][] = [[]]
  let [cell, isQuoted] = ['', false]
  const endCell = () => {
    cells.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const [sign, next] = [text.charAt(at), text.charAt(at + 1)]
    if (isQuoted && sign === '"' && next === '"') [cell, at] = [`${cell}"`, at + 1]
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === ',') endCell()
    else if (!isQuoted && sign === '\r' && next === '\n') {
      endCell()
      cells.push([])
      at += 1
    } else cell += sign
  }
  const formulas = cells.flat().filter((found) => /^[=+\-@\t\r]/.test(found))
  return { cells: cells.slice(0, -1), formulas }
}
