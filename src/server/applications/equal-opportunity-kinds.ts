/** The lists of which somebody chooses for equal opportunity, in the order in which an export has them. */
export const equalOpportunityKinds = ['Gender', 'EthnicCategory', 'MaritalStatus'] as const
