const digits = (part: number) => String(part).padStart(2, '0')

/** The day of a moment where the device is, as yyyy-mm-dd. */
export const dayAt = (moment: Date) =>
  `${moment.getFullYear()}-${digits(moment.getMonth() + 1)}-${digits(moment.getDate())}`
