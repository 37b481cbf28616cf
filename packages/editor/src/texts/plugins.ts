/** Words of the plugins panel. */
export const PLUGINS_TEXTS = {
  none: 'No plugins',
  noneLead: 'This project uses no plugin.',
  notInstalled: 'Runtime not installed',
  settings: 'Settings',
  noSettings: 'No public settings',
  namespace: 'Namespace',
} as const
