/** Words of the controls of fields. */
export const words = {
  formula: {
    none: 'Write a formula',
    write: (label: string) => `Write the formula of ${label}`,
  },
} as const
