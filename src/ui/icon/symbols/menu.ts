export const menuIcon = {
  box: '0 -960 960 960',
  path: 'M120-240v-60h720v60H120Zm0-210v-60h720v60H120Zm0-210v-60h720v60H120Z',
}
