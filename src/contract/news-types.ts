/** The news type that marks an article published elsewhere (C3.4-03). */
export const externalArticle = 'External Article'
