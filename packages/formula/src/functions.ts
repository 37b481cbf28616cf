/** What a built-in function may ask of the place it runs in. Everything else it needs comes as arguments. */
export interface FunctionSurroundings {
  /** Milliseconds since 1970. For functions marked volatile. */
  readonly now: () => number
  /** Milliseconds since 1970; read inside a computation, it becomes another one every `interval` milliseconds. */
  readonly liveNow: (interval: number) => number
  /** From 0 up to 1. For functions marked volatile. */
  readonly random: () => number
  /** Language of the page on show, for example `ru`. */
  readonly language: () => string
  /** The site's default language. */
  readonly defaultLanguage: () => string
  /** IANA name of the visitor's time zone, for example `Europe/Paris`. */
  readonly timezone: () => string
  /** Whether the clocks of this machine show that time zone: dates ask them then, without opening a zone by its name. */
  readonly isMachineZone?: () => boolean
  /** A default that the project's plugins give functions, by its name, for example the format of dates that name none. */
  readonly defaultOf: (name: string) => unknown
  /** Temporary address of a file the visitor chose; `undefined` for what is no file. */
  readonly fileUrl: (file: unknown) => string | undefined
  /** Told when a function runs that is kept for old formulas only, with the one to use instead. Absent where nobody reads it. */
  readonly deprecated?: (name: string, instead: string) => void
}

/** What a built-in function is handed before its arguments. */
export interface FunctionHost extends FunctionSurroundings {
  /** Counts work against the budget of the formula: about one step for each item or each 64 characters gone through. Throws when spent. */
  readonly spend: (steps: number) => void
  /** Counts the keys of an object that are gone through or copied; each of many counts for more. */
  readonly spendKeys: (keys: number) => void
  /** To be called before a text of this many characters is made; throws when it is too long. */
  readonly allowText: (characters: number) => void
  /** To be called before a list of this many items is made; throws when it is too long. */
  readonly allowList: (items: number) => void
  /** To be called by a function that goes on after a part of it failed: failing is work too. */
  readonly spendFailure: () => void
}

/**
 * Body of a built-in function. Gets values and never changes them. What it throws becomes the formula's error, message
 * included. A callback argument is a function of the formula.
 */
export type FunctionBody = (host: FunctionHost, ...args: unknown[]) => unknown

/** A part of a formula, ready to run. Whoever runs it hands on what it was handed itself. */
export type FormulaPart = (scope: object, frame: unknown[]) => unknown

/**
 * Body of a built-in function that runs only the arguments it needs: becomes a part of the formula, made once from the parts
 * that are its arguments. Gives nothing but what one of them gave, or a value of its own that is no list and no long text.
 */
export type InlineBody = (parts: readonly FormulaPart[], host: FunctionHost) => FormulaPart

/** A built-in function: one that is handed values, or one that is handed the parts which give them. */
export type FormulaFunction =
  { readonly call: FunctionBody; readonly inline?: never } | { readonly inline: InlineBody; readonly call?: never }

/** Built-in functions by name; own properties only. */
export type FormulaFunctions = Readonly<Record<string, FormulaFunction>>

/** Where formulas run: the functions they may call by their bare names, and what these may ask. */
export interface FormulaEnvironment {
  readonly functions: FormulaFunctions
  readonly surroundings: FunctionSurroundings
}
