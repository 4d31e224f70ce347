export const equalOpportunityKinds = ['Gender', 'EthnicCategory', 'MaritalStatus'] as const
