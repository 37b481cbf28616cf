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
  /** A default that the project's plugins give functions, by its name, for example the format of dates that name none. */
  readonly defaultOf: (name: string) => unknown
  /** Temporary address of a file the visitor chose; `undefined` for what is no file. */
  readonly fileUrl: (file: unknown) => string | undefined
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
}

/**
 * Body of a built-in function. Gets values; a lazy one gets functions that give them. Never changes its arguments. What it
 * throws becomes the formula's error, message included. A callback argument is a function of the formula.
 */
export type FunctionBody = (host: FunctionHost, ...args: unknown[]) => unknown

export interface FormulaFunction {
  readonly call: FunctionBody
  /** Arguments arrive as functions without parameters, run when called. */
  readonly lazy?: boolean
}

/** Built-in functions by name; own properties only. */
export type FormulaFunctions = Readonly<Record<string, FormulaFunction>>

/** Where formulas run: the functions they may call by their bare names, and what these may ask. */
export interface FormulaEnvironment {
  readonly functions: FormulaFunctions
  readonly surroundings: FunctionSurroundings
}
