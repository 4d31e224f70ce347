/** Counts line by line without the Gherkin parser, on purpose: it checks the parser's count. */
export function countExamples(text: string): number {
  let count = 0
  let table: 'none' | 'head' | 'rows' = 'none'
  let isOpen = false
  let quote = ''
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const fence = /^("""|```)/.exec(line)?.[0] ?? ''
    if (quote !== '' || fence !== '') {
      if (quote === '') quote = fence
      else if (fence === quote) quote = ''
    } else if (/^(Example|Scenario):/.test(line)) {
      count += 1
      ;[isOpen, table] = [true, 'none']
    } else if (/^\w+ (Outline|Template):/.test(line)) {
      ;[isOpen, table] = [true, 'none']
    } else if (/^(Examples|Scenarios):/.test(line)) {
      table = isOpen ? 'head' : 'none'
    } else if (/^(Rule|Background):/.test(line)) {
      ;[isOpen, table] = [false, 'none']
    } else if (table !== 'none' && line.startsWith('|')) {
      if (table === 'rows') count += 1
      table = 'rows'
    }
  }
  return count
}
