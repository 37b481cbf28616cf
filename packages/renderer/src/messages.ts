/** Why a bound attribute is left out. */
export const MESSAGES = {
  refusedAttribute: 'an attribute may hold no code, and an address no scheme that runs it',
  failedAttribute: 'its formula fails',
} as const
