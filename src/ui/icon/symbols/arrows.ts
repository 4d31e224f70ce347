export const arrowBackIcon = {
  box: '0 -960 960 960',
  path: 'm274-450 248 248-42 42-320-320 320-320 42 42-248 248h526v60H274Z',
}

export const arrowForwardIcon = {
  box: '0 -960 960 960',
  path: 'M686-450H160v-60h526L438-758l42-42 320 320-320 320-42-42 248-248Z',
}
