export const teamSizes = ['1-10', '11-50', '51-200', '201+'] as const
