/** Words of the plugins panel. */
export const words = {
  title: 'Plugins',
  none: 'No plugins',
  noneLead: 'This project uses no plugin.',
  notInstalled: 'Runtime not installed',
  noSettings: 'No public settings',
  namespace: 'Namespace',
} as const
