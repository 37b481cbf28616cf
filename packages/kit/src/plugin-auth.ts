import type { RoleType } from '@heddle/document'

/** What a plugin that signs visitors in says of them. A site may say otherwise (`access` of its record). */
export interface PluginAuth {
  /** Where roles stand in the user object; parts of a path with dots between. */
  readonly roleKey: string
  readonly roleType: RoleType
  /** Where the name stands in a role that is an object. */
  readonly roleNameKey: string
  /** The public setting that names the page to which links to set a password lead, as a field of kind `page`. */
  readonly passwordPage?: string
  /** It sends visitors letters whose words a builder may write: public settings that the server alone is told. */
  readonly writesLetters?: true
}
