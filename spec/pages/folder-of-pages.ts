/** Where the pages go; nothing there is committed. */
export const folderOfPages = 'out/docs'
