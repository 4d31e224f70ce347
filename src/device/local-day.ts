const digits = (part: number) => String(part).padStart(2, '0')

export const formatLocalDay = (moment: Date) =>
  `${moment.getFullYear()}-${digits(moment.getMonth() + 1)}-${digits(moment.getDate())}`
