/** Words of secrets. */
export const words = {
  secrets: 'Secrets',
  lead: 'A secret is kept apart: it is not in history, cannot be undone and cannot be read here. It is sent to its own server only.',
  noSecrets: 'Name one in braces beside a secret header or value, such as {apiKey}. Its value is set here.',
  noOrigin: 'A secret belongs to one server: write its address first.',
  secretOf: (name: string, origin: string) => `Secret ${name} for ${origin}`,
  onlyFor: (origin: string) => `only for ${origin}`,
  isSet: 'Is kept',
  isNotSet: 'Not set yet',
  isLost: 'Cannot be read any more: set it anew',
  setOrReplace: 'Type to set or replace it',
  forget: (name: string) => `Forget secret ${name}`,
} as const
