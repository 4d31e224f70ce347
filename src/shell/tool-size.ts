/** How wide a tool of the header is: narrower where letters are so large that the header has no room for five of them. */
export const toolSize = 'min(2.75rem, 14cqi)'
