/** Words of the Problems panel. */
export const words = {
  title: 'Problems',
  noneLead: 'Everything that Heddle checks is in order.',
  errors: 'Errors',
  warnings: 'Warnings',
} as const
