/** What a node is drawn with beside the values of its fields, as far as it decides where those stand. */
export interface DirectSurroundings {
  /** It carries a link, so that its root may be an anchor. */
  readonly isLink: boolean
  /** Names of the builder's own attributes. */
  readonly attributes: readonly string[]
  readonly isSet?: IsSet
}

/** Whether a field has a value of its own, on whatever screens: what is printed into rules is not among the values of bodies. Absent: none has. */
export type IsSet = (field: string) => boolean

/** What decides, beside the values of its fields, whether an element needs a script. */
export interface AloneSurroundings {
  /** It stands once for each row of a repeat, or for each item of an element around it. */
  readonly isRepeated: boolean
  /** Whether one of its slots holds an element of one of these types, at any depth. */
  readonly holds: (slot: string, types: readonly string[]) => boolean
}
