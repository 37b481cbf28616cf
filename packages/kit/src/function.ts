import type { LocalizedText } from './fields/types.ts'

export type {
  FormulaFunction,
  FormulaFunctions,
  FormulaPart,
  FunctionBody,
  FunctionHost,
  FunctionSurroundings,
  InlineBody,
} from '@heddle/formula/functions'

/** What a parameter takes and a function gives, for hints and for checks before a formula runs. */
export type FunctionType =
  | 'any'
  | 'text'
  | 'number'
  | 'boolean'
  /** A list, or a collection, of which the current page counts. */
  | 'list'
  | 'object'
  /** ISO text of an instant. */
  | 'date'
  | 'file'
  /** An arrow function. */
  | 'callback'

export interface FunctionParameter {
  readonly name: string
  /** One type, or those it may have. */
  readonly type: FunctionType | readonly FunctionType[]
  readonly optional?: boolean
  /** The last parameters repeat: `rest: 1` this one, `rest: 2` this one and the one before, in turn. */
  readonly rest?: 1 | 2
  /** Shown beside the name, for example `'id'` for a path that may be left out. */
  readonly default?: string
}

/** One example, at once documentation and test: a formula and what it gives, or the text it fails with. */
export type FunctionExample =
  readonly [formula: string, value: unknown] | readonly [formula: string, fails: { readonly error: string }]

/** A formula function of the catalogue: plain data, loads in bare Node, never downloaded by visitors. */
export interface FunctionDefinition {
  /** As it is written in formulas. */
  readonly name: string
  /** Functions of a group are loaded together; those that search by pattern need a matcher that is large. */
  readonly group: 'conditional' | 'math' | 'text' | 'pattern' | 'array' | 'object' | 'date' | 'file' | 'utils'
  readonly description: LocalizedText
  readonly parameters: readonly FunctionParameter[]
  readonly result: FunctionType | readonly FunctionType[]
  readonly examples: readonly FunctionExample[]
  /** Gets its arguments unevaluated and runs only those it needs. */
  readonly lazy: boolean
  /** Reads clock or chance: two calls with equal arguments may differ. */
  readonly volatile: boolean
  /** Reads names or weeks of a language: that of its parameter `locale`, else that of the page, which loads it for that. */
  readonly localized?: true
  /** Kept for old formulas; not offered. Names the function to use instead. */
  readonly replacedBy?: string
}

type Optional = 'lazy' | 'volatile'

/** Declares a formula function. The generated index finds it by its folder. */
export function defineFunction(
  definition: Omit<FunctionDefinition, Optional> & Partial<Pick<FunctionDefinition, Optional>>,
): FunctionDefinition {
  return { lazy: false, volatile: false, ...definition }
}
