/** The account of the one who walks the paths. */
export const walker = {
  firstName: 'Wanda',
  lastName: 'Ferrer',
  email: 'wanda@example.org',
  password: 'larch on high ground',
}
