export const namesARealMoment = (value: string) => {
  const moment = new Date(value.endsWith('Z') ? value : `${value}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === value.slice(0, 10)
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && namesARealMoment(`${text}T00:00:00.000`)

/** Stands for "not known" and is shown as empty (C3.2-06, C3.2-09). */
export const minimumDate = '0001-01-01'
