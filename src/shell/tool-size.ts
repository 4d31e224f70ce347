/** Shrinks with large letters, so that five tools fit into the header. */
export const toolSize = 'min(2.75rem, 14cqi)'
