import type { FormulaRange, FormulaRanges } from '../ranges.ts'
import type { FormulaReference } from '../references.ts'
import type { FormulaTree } from '../tree.ts'

/** Kinds of values as functions declare them, and `nothing` for null and undefined. A date is an ISO text. */
export type FormulaType = 'any' | 'text' | 'number' | 'boolean' | 'list' | 'object' | 'date' | 'file' | 'callback' | 'nothing'

/** What a function takes and gives: the part of a definition of the catalogue that analysis needs. */
export interface FunctionSignature {
  readonly name: string
  readonly parameters: readonly FunctionSignatureParameter[]
  readonly result: FormulaType | readonly FormulaType[]
  readonly volatile?: boolean
  readonly lazy?: boolean
  /** Function to use instead of this old one. */
  readonly replacedBy?: string
}

export interface FunctionSignatureParameter {
  readonly name: string
  readonly type: FormulaType | readonly FormulaType[]
  readonly optional?: boolean
  /** The last parameters repeat: 1 this one, 2 this one and the one before, in turn. */
  readonly rest?: 1 | 2
}

/** What is known of a value before it is there. */
export interface Shape {
  readonly types: readonly FormulaType[]
  readonly fields?: Readonly<Record<string, Shape>>
  /** There are no other fields than these. */
  readonly isClosed?: boolean
  /** What each of the other fields is, where they are all alike: records by id. */
  readonly rest?: Shape
  /** What each item of a list is. */
  readonly item?: Shape
}

export type FormulaProblemCode =
  | 'unknown-name'
  | 'unknown-function'
  | 'unknown-field'
  | 'not-a-function'
  | 'method'
  | 'function-value'
  | 'no-value'
  | 'missing-argument'
  | 'too-many-arguments'
  | 'wrong-type'
  | 'replaced'

/** What will go wrong when the formula runs (`error`) or probably is not meant (`warning`), and where it stands. */
export interface FormulaProblem {
  readonly severity: 'error' | 'warning'
  readonly code: FormulaProblemCode
  readonly message: string
  /** Name to write instead. */
  readonly suggestion?: string
  readonly range?: FormulaRange
}

export interface AnalyseOptions {
  readonly functions: readonly FunctionSignature[]
  /** Names of the scope; unless it is closed every name may exist. Without it, what is called by a bare name is a built-in function. */
  readonly scope?: Shape
  readonly ranges?: FormulaRanges
  /** Trees of project formulas by id or name, to look through calls of `formulas`. */
  readonly formulaOf?: (key: string) => FormulaTree | undefined
}

export interface FormulaAnalysis {
  readonly problems: readonly FormulaProblem[]
  /** What the formula gives. */
  readonly result: Shape
  /** Paths of the scope that it reads. */
  readonly reads: readonly (readonly string[])[]
  /** Records it reads, through project formulas too. */
  readonly references: readonly FormulaReference[]
  /** Reads clock or chance, itself or through a project formula. */
  readonly isVolatile: boolean
}
