export const walker = {
  firstName: 'Wanda',
  lastName: 'Ferrer',
  email: 'wanda@example.org',
  password: 'larch on high ground',
}
