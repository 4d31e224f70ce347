/** A count with its noun: '1 job', '3 jobs'. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
