/** The id of the form that searches without JavaScript; controls outside of it name it too. */
export const searchFormId = 'job-search'
