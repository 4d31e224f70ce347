function firstLetter(name: string) {
  const point = name.trim().codePointAt(0)
  return point === undefined ? '' : String.fromCodePoint(point).toUpperCase()
}

type PersonName = { readonly FirstName: string; readonly LastName: string }

export const formatInitials = ({ FirstName, LastName }: PersonName) =>
  `${firstLetter(FirstName)}${firstLetter(LastName)}`

export const formatFullName = ({ FirstName, LastName }: PersonName) => `${FirstName} ${LastName}`.trim()
