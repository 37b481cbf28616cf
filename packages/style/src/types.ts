/** A reference to a design token by its record id; it survives a rename of the token. */
export interface TokenReference {
  readonly type: 'token'
  readonly id: string
}

/** A screen size: `default` is the widest; narrower ones inherit from wider ones (desktop first). */
export type ScreenId = string

/** `default`, `tablet`, or with a state `default:hover`. */
export type StyleVariant = string

export interface Screen {
  readonly id: ScreenId
  readonly label: string
  /** Largest viewport width in CSS pixels the screen size applies to; absent for the widest. */
  readonly maxWidth?: number
  /** Width in CSS pixels of the editor's frame when this screen size is picked. */
  readonly canvasWidth: number
}
