export const removeIcon = { box: '0 -960 960 960', path: 'M200-450v-60h560v60H200Z' }
