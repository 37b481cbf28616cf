/** A colour token to pick. */
export interface ColorToken {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
}

export interface ColorFieldProps {
  readonly label: string
  /** CSS text; absent when unset, mixed or a token. */
  readonly value: string | undefined
  /** The token in effect. */
  readonly token?: { readonly name: string; readonly value: string } | undefined
  readonly placeholder?: string
  /** The colour that holds while nothing is set, for the swatch. */
  readonly effective?: string | undefined
  /** Theme of the page that the colour is for: what the system's colours look like there. */
  readonly theme?: 'light' | 'dark' | undefined
  readonly tokens: readonly ColorToken[]
  readonly check: (text: string) => string | undefined
  /** Shown while a person drags in the colour area. */
  readonly onShow: (value: string) => void
  readonly onShowEnd: () => void
  readonly onCommit: (value: string | null) => void
  readonly onPickToken?: ((id: string) => void) | undefined
  readonly isDisabled?: boolean
  /** Side on which the popover opens; to the left unless another is given, since most fields stand at the right edge. */
  readonly placement?: 'left top' | 'right top'
}
