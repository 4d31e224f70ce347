export const playArrowIcon = {
  box: '0 -960 960 960',
  path: 'M320-203v-560l440 280-440 280Zm60-280Zm0 171 269-171-269-171v342Z',
}
